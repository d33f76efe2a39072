import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';

interface PendingContentProps {
  errorTitle: string;
  query: { error: unknown; refetch: () => unknown };
}

/** What a page is about, on its way, or why it did not come. */
export function PendingContent({ errorTitle, query: { error, refetch } }: PendingContentProps) {
  const { language } = useLanguage();
  if (error)
    return (
      <ErrorPanel title={errorTitle} onRetry={() => void refetch()}>
        {describeFailure(error, language)}
      </ErrorPanel>
    );
  return (
    <SkeletonRegion>
      <Skeleton height={420} />
    </SkeletonRegion>
  );
}
