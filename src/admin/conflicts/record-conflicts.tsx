import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict, ConflictDecision } from '#contract/conflicts.ts';
import { describeError } from '#contract/describe-error.ts';
import { conflictsCall } from '#providers/calls/conflict-calls.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import type { RecordPartProps } from '../capabilities/capability.ts';
import { useAccess } from '../refine/use-access.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import styles from '../tasks/tasks.module.css';
import { ConflictCard } from './conflict-card.tsx';
import { DecideDialog } from './decide-dialog.tsx';

/** Parties of the record that may be somebody whom the firm knows, and what was decided about each. */
export function RecordConflicts({ resource, record }: RecordPartProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const { data, error, refetch } = useCustomCall(conflictsCall(resource, record.id));
  const [asked, setAsked] = useState<{ conflict: Conflict; decision: ConflictDecision['decision'] } | null>(
    null,
  );
  const mayDecide = useAccess(resource.name, 'decide').can;
  if (!error && (data === undefined || data.length === 0)) return null;
  return (
    <section aria-labelledby="conflicts-title" className={styles.tasks}>
      <h2 id="conflicts-title" className={styles.heading}>
        {t('thread:conflicts')}
      </h2>
      {error && (
        <ErrorPanel
          title={describeError('readFailed', { language, messages: resource.messages })}
          onRetry={() => void refetch()}
        >
          {describeFailure(error, language)}
        </ErrorPanel>
      )}
      <ol className={styles.list}>
        {data?.map((conflict) => (
          <ConflictCard
            key={conflict.id}
            resource={resource}
            conflict={conflict}
            onDecide={mayDecide ? (decision) => setAsked({ conflict, decision }) : null}
          />
        ))}
      </ol>
      {asked && (
        <DecideDialog resource={resource} record={record} {...asked} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}
