import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Conflict, ConflictDecision } from '#contract/conflicts.ts';
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
  conflict: Conflict;
  /** `null`: the reader decides nothing. */
  onDecide: ((decision: ConflictDecision['decision']) => void) | null;
}

/** Who may be whom, how sure that is and why, and what was decided. */
export function ConflictCard({ conflict, onDecide }: ConflictCardProps) {
  const { t } = useTranslation(['thread']);
  const { score, reason, outcomes, settled } = conflict;
  const last = outcomes.at(-1)?.decision ?? (settled ? 'settled' : 'open');
  const { tone, word } = STATES[last];
  // What counts no more is not decided, but a wall is lifted.
  const isOpenToDecide = settled === null || last === 'wall';
  return (
    <li className={styles.task} data-state={last === 'open' ? 'answered' : 'accepted'}>
      <p className={styles.line}>
        <StatusChip tone={tone}>{t(word)}</StatusChip>
        <span>
          {t(`thread:match_${reason}`)} · <Ltr>{`${score}%`}</Ltr>
        </span>
      </p>
      <ConflictPair conflict={conflict} />
      {settled && (
        <p className={styles.text}>
          {t(SETTLED[settled.as])} {last === 'wall' && t('thread:conflictWallStands')}
        </p>
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
