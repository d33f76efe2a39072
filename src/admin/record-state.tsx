import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { BackLink } from './chrome/back-link.tsx';
import { ReadFailure } from './read-failure.tsx';
import styles from './record-state.module.css';
import { SkeletonLines } from './skeleton-lines.tsx';

/** An address whose number is invalid leads to no record either. */
const MISSING: readonly string[] = ['notFound', 'idRequired'];

interface RecordStateProps {
  resource: AnyResource;
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
}

/** A record on its way, or why it did not come. */
export function RecordState({ resource, query }: RecordStateProps) {
  const { isPending, error } = query;
  const { language } = useLanguage();
  if (error instanceof AppFailure && MISSING.includes(error.code)) {
    // Trying again would not bring it: the way on is the list.
    return (
      <EmptyState
        look="openCentre"
        title={describeError('notFound', { language, messages: resource.messages })}
        action={<BackLink resource={resource} />}
      />
    );
  }
  if (error) {
    return (
      <div className={styles.state}>
        <ReadFailure resource={resource} query={query} />
      </div>
    );
  }
  if (!isPending) return null;
  return (
    <div className={styles.state}>
      <SkeletonLines widths={[60, 90, 75, 40]} />
    </div>
  );
}
