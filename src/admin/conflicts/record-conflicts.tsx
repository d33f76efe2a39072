import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConflictDecision, waitsForDecision } from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { ROLES, roleLabels } from '#contract/roles.ts';
import { conflictsCall } from '#providers/calls/conflict-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { RecordPartProps } from '../capabilities/capability.ts';
import { ReadFailure } from '../read-failure.tsx';
import { useAccess } from '../refine/use-access.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import tasks from '../tasks/tasks.module.css';
import { ConflictCard } from './conflict-card.tsx';
import styles from './conflicts.module.css';
import { DecideDialog } from './decide-dialog.tsx';

const NOTHING = { hits: [], isHeldElsewhere: false };

/** Parties of the record that may be somebody whom the firm knows, and what was decided about each. */
export function RecordConflicts({ resource, record }: RecordPartProps) {
  const { t } = useTranslation(['thread']);
  const query = useCustomCall(conflictsCall(resource, record.id));
  const { data: { hits, isHeldElsewhere } = NOTHING, error } = query;
  const [asked, setAsked] = useState<{ id: number; decision: ConflictDecision['decision'] } | null>(null);
  // As it is now: somebody else may decide while the dialog is open.
  const conflict = hits.find(({ id }) => id === asked?.id);
  const isWaiting = hits.some(waitsForDecision);
  const mayDecide = useAccess(resource.name, 'decide').can;
  if (!error && hits.length === 0 && !isHeldElsewhere) return null;
  return (
    <section aria-labelledby="conflicts-title">
      <h2 id="conflicts-title" className={tasks.heading}>
        {t('thread:conflicts')}
      </h2>
      {(isHeldElsewhere || isWaiting) && (
        <WhatWaits
          resource={resource}
          isForOthers={!mayDecide && isWaiting}
          isHeldElsewhere={isHeldElsewhere}
        />
      )}
      <ReadFailure resource={resource} query={query} />
      <ol className={tasks.list}>
        {hits.map((each) => (
          <ConflictCard
            key={each.id}
            conflict={each}
            onDecide={mayDecide ? (decision) => setAsked({ id: each.id, decision }) : null}
          />
        ))}
      </ol>
      {asked && conflict && (
        <DecideDialog
          resource={resource}
          record={record}
          conflict={conflict}
          decision={asked.decision}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface WhatWaitsProps {
  resource: AnyResource;
  /** Something that is shown waits, and is not the reader's to decide. */
  isForOthers: boolean;
  isHeldElsewhere: boolean;
}

/** Which moves are refused until somebody decides, and who that is where it is not the reader. */
function WhatWaits({ resource, isForOthers, isHeldElsewhere }: WhatWaitsProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const { before = [], access = {} } = resource.conflicts ?? {};
  const list = (words: readonly string[]) => new Intl.ListFormat(language).format(words);
  const moves = list(before.map((move) => resource.actions[move]?.label[language] ?? move));
  const roles = list(ROLES.filter((role) => access[role]).map((role) => roleLabels[role][language]));
  return (
    <>
      <p className={styles.about}>
        {t('thread:conflictHolds', { moves })}
        {isForOthers && <> · {t('thread:conflictDeciders', { roles })}</>}
      </p>
      {isHeldElsewhere && <p className={styles.about}>{t('thread:conflictElsewhere', { roles })}</p>}
    </>
  );
}
