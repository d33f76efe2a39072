import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** R226: that it could not be loaded, and why where more is known. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation(['requestDetail']);
  const { language } = useLanguage();
  const title = t('requestDetail:errorTitle');
  const reason = describeFailure(error, language);
  return (
    <ErrorPanel title={title} onRetry={onRetry}>
      {reason === title ? null : reason}
    </ErrorPanel>
  );
}
