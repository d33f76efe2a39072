import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Conflict, ConflictDecision } from '#contract/conflicts.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { isolate } from '#ui/text/isolate.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { usePlaceClock } from '../branches/place-clock.tsx';
import styles from '../tasks/tasks.module.css';
import { ConflictPair } from './conflict-pair.tsx';

const STATES = {
  open: { tone: 'pending', word: 'thread:conflictOpen' },
  clear: { tone: 'completed', word: 'thread:conflictCleared' },
  wall: { tone: 'completed', word: 'thread:conflictWalled' },
} as const;

interface ConflictCardProps {
  conflict: Conflict;
  /** `null`: the reader decides nothing. */
  onDecide: ((decision: ConflictDecision['decision']) => void) | null;
}

/** Who may be whom, how sure that is and why, and what was decided. */
export function ConflictCard({ conflict, onDecide }: ConflictCardProps) {
  const { t } = useTranslation(['thread']);
  const { score, reason, outcomes } = conflict;
  const last = outcomes.at(-1);
  const { tone, word } = STATES[last?.decision ?? 'open'];
  return (
    <li className={styles.task} data-state={last ? 'accepted' : 'answered'}>
      <p className={styles.line}>
        <StatusChip tone={tone}>{t(word)}</StatusChip>
        <span>
          {t(`thread:match_${reason}`)} · <Ltr>{`${score}%`}</Ltr>
        </span>
      </p>
      <ConflictPair conflict={conflict} />
      {outcomes.map((outcome) => (
        <OutcomeText key={outcome.id} outcome={outcome} />
      ))}
      {onDecide && (
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

/** What was decided once: the words that are kept, whose they are, and whom they wall off. */
function OutcomeText({ outcome }: { outcome: Conflict['outcomes'][number] }) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const clock = usePlaceClock();
  const { decision, sentence, by, at, walled } = outcome;
  const names = new Intl.ListFormat(language).format(walled.map(isolate));
  return (
    <div className={styles.answer}>
      <p>{decision === 'wall' ? t('thread:conflictWalledOff', { names }) : t('thread:conflictCleared')}</p>
      {sentence !== null && (
        <UserText as="p" className={styles.text}>
          {sentence}
        </UserText>
      )}
      <p className={styles.line}>
        <UserText>{by}</UserText>
        <time dateTime={at}>
          {formatDate({ at, language, style: 'dateTime', ...(clock && { timeZone: clock.timeZone }) })}
          {clock && ` (${clock.name})`}
        </time>
      </p>
    </div>
  );
}
