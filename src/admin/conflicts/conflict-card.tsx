import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Conflict, type ConflictDecision, isErased } from '#contract/conflicts.ts';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import styles from '../tasks/tasks.module.css';
import { ConflictPair } from './conflict-pair.tsx';
import { OutcomeText } from './outcome-text.tsx';

const STATES = {
  open: { tone: 'pending', word: 'thread:conflictOpen' },
  clear: { tone: 'completed', word: 'thread:conflictCleared' },
  wall: { tone: 'completed', word: 'thread:conflictWalled' },
  settled: { tone: 'cancelled', word: 'thread:conflictSettled' },
} as const;
const SETTLED = { changed: 'thread:conflictChanged', erased: 'thread:conflictOneErased' } as const;

interface ConflictCardProps {
  /** What was found together, of which the first is the surest. */
  conflicts: readonly [Conflict, ...Conflict[]];
  /** `null`: the reader decides nothing. */
  onDecide: ((decision: ConflictDecision['decision']) => void) | null;
}

/** Who may be whom, how sure that is and why, and what was decided. */
export function ConflictCard({ conflicts, onDecide }: ConflictCardProps) {
  const { t } = useTranslation(['thread']);
  const [conflict] = conflicts;
  // What is shown together stands alike.
  const { outcomes, settled } = conflict;
  const last = outcomes.at(-1)?.decision ?? (settled ? 'settled' : 'open');
  const { tone, word } = STATES[last];
  const wasErased = isErased(conflict.party) || isErased(conflict.other);
  // What counts no more, or whom nobody sees, is not decided, but a wall is lifted.
  const isOpenToDecide = (settled === null && !wasErased) || last === 'wall';
  return (
    <li className={styles.task} data-state={last === 'open' ? 'answered' : 'accepted'}>
      <p className={styles.line}>
        <StatusChip tone={tone}>{t(word)}</StatusChip>
        {reasonsOf(conflicts).map(({ id, reason, score }) => (
          <span key={id}>
            {t(`thread:match_${reason}`)} · <Ltr>{`${score}%`}</Ltr>
          </span>
        ))}
      </p>
      <ConflictPair conflicts={conflicts} />
      {settled && (
        <p className={styles.text}>
          {t(SETTLED[settled.as])} {last === 'wall' && t('thread:conflictWallStands')}
        </p>
      )}
      {wasErased && outcomes.length > 0 && (
        <p className={styles.text}>{t('thread:conflictDecisionStands')}</p>
      )}
      {outcomes.map((outcome) => (
        <OutcomeText key={outcome.id} outcome={outcome} />
      ))}
      {onDecide && isOpenToDecide && (
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => onDecide('clear')}>
            {t('thread:conflictClear')}
          </Button>
          <Button variant="default" onClick={() => onDecide('wall')}>
            {t('thread:conflictWall')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Each reason once with each score. */
const reasonsOf = (conflicts: readonly Conflict[]): readonly Conflict[] =>
  conflicts.filter(
    ({ reason, score }, at) =>
      conflicts.findIndex((each) => each.reason === reason && each.score === score) === at,
  );
