import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';

interface ReadFailureProps {
  /** Whose words are used where it has its own. Default: the general ones. */
  resource?: AnyResource;
  query: { error: unknown; refetch: () => unknown };
}

/** Why something did not come, and another try; nothing as long as nothing failed. */
export function ReadFailure({ resource, query: { error, refetch } }: ReadFailureProps) {
  const { language } = useLanguage();
  if (!error) return null;
  return (
    <ErrorPanel
      title={describeError('readFailed', { language, messages: resource?.messages })}
      onRetry={() => void refetch()}
    >
      {describeFailure(error, language)}
    </ErrorPanel>
  );
}
