import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { useOwnTime } from '../places/use-own-time.ts';
import styles from './list-screen.module.css';

interface ListFailureProps {
  resource: AnyResource;
  error: unknown;
  /** When the rows came that are still shown. `null`: there are none. */
  lastAt: number | null;
  onRetry: () => void;
}

/** Why a list did not come, and how old the rows are that stand meanwhile. */
export function ListFailure({ resource, error, lastAt, onRetry }: ListFailureProps) {
  const { t } = useTranslation(['adminList']);
  const { language } = useLanguage();
  const { timeOf } = useOwnTime();
  const title = describeError('listFailed', { language, messages: resource.messages });
  const reason = describeFailure(error, language);
  const age =
    lastAt !== null && t('adminList:errorBody', { time: timeOf(new Date(lastAt).toISOString(), 'none') });
  return (
    <div className={styles.error}>
      <ErrorPanel title={title} onRetry={onRetry}>
        {[reason !== title && reason, age].filter(Boolean).join(' ')}
      </ErrorPanel>
    </div>
  );
}
