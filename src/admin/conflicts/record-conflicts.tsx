import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffered, valuesOf } from '#contract/actions.ts';
import { type Conflict, type ConflictDecision, waitsForDecision } from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { ROLES, roleLabels } from '#contract/roles.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { conflictsCall } from '#providers/calls/conflict-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { RecordPartProps } from '../capabilities/capability.ts';
import { ReadFailure } from '../read-failure.tsx';
import { useAccess } from '../refine/use-access.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import tasks from '../tasks/tasks.module.css';
import { ConflictCard } from './conflict-card.tsx';
import { conflictsTogether } from './conflicts-together.ts';
import styles from './conflicts.module.css';
import { DecideDialog } from './decide-dialog.tsx';

const NOTHING = { hits: [], isHeldElsewhere: false };

/** Parties of the record that may be somebody whom the firm knows, and what was decided about each. */
export function RecordConflicts({ resource, record }: RecordPartProps) {
  const { t } = useTranslation(['thread']);
  const query = useCustomCall(conflictsCall(resource, record.id));
  const { data: { hits, isHeldElsewhere } = NOTHING, error } = query;
  const [asked, setAsked] = useState<{
    conflicts: readonly [Conflict, ...Conflict[]];
    decision: ConflictDecision['decision'];
  } | null>(null);
  // As they are now: somebody else may decide while the dialog is open.
  const [concerned, ...others] = hits.filter(({ id }) => asked?.conflicts.some((one) => one.id === id));
  const isWaiting = hits.some(waitsForDecision);
  const mayDecide = useAccess(resource.name, 'decide').can;
  if (!error && hits.length === 0 && !isHeldElsewhere && asked === null) return null;
  return (
    <section aria-labelledby="conflicts-title">
      <h2 id="conflicts-title" className={tasks.heading}>
        {t('thread:conflicts')}
      </h2>
      {(isHeldElsewhere || isWaiting) && (
        <WhatWaits
          resource={resource}
          record={record}
          isForOthers={!mayDecide && isWaiting}
          isHeldElsewhere={isHeldElsewhere}
        />
      )}
      <ReadFailure resource={resource} query={query} />
      <ol className={tasks.list}>
        {conflictsTogether(hits).map((group) => (
          <ConflictCard
            key={group[0].id}
            conflicts={group}
            onDecide={mayDecide ? (decision) => setAsked({ conflicts: group, decision }) : null}
          />
        ))}
      </ol>
      {asked && (
        <DecideDialog
          resource={resource}
          record={record}
          // One that is found no more is told by the host; the words stay.
          conflicts={concerned ? [concerned, ...others] : asked.conflicts}
          decision={asked.decision}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface WhatWaitsProps {
  resource: AnyResource;
  record: AnyRecord;
  /** Something that is shown waits, and is not the reader's to decide. */
  isForOthers: boolean;
  isHeldElsewhere: boolean;
}

/** Which moves are refused until somebody decides, and who that is where it is not the reader. */
function WhatWaits({ resource, record, isForOthers, isHeldElsewhere }: WhatWaitsProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const { before = [], access = {} } = resource.conflicts ?? {};
  const list = (words: readonly string[]) => new Intl.ListFormat(language).format(words);
  // Those that this person could make now; what is for clients alone, or for other records, is no news here.
  const { actions: own = [] } = useAccess(resource.name, 'run', { record });
  const held = before.flatMap((move) => {
    const action = own.includes(move) ? resource.actions[move] : undefined;
    return action && isOffered(action, valuesOf(record)) ? [action.label[language]] : [];
  });
  const roles = list(ROLES.filter((role) => access[role]).map((role) => roleLabels[role][language]));
  return (
    <>
      {held.length > 0 && <p className={styles.about}>{t('thread:conflictHolds', { moves: list(held) })}</p>}
      {isForOthers && <p className={styles.about}>{t('thread:conflictDeciders', { roles })}</p>}
      {isHeldElsewhere && <p className={styles.about}>{t('thread:conflictElsewhere', { roles })}</p>}
    </>
  );
}
