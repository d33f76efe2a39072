import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Conflict, ConflictDecision } from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { pickWords } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import styles from '../tasks/tasks.module.css';

interface ConflictCardProps {
  resource: AnyResource;
  conflict: Conflict;
  /** `null`: the reader decides nothing. */
  onDecide: ((decision: ConflictDecision['decision']) => void) | null;
}

/** Who may be whom, how sure that is and why, and what was decided. */
export function ConflictCard({ conflict, onDecide }: ConflictCardProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const { party, other, score, reason, outcomes } = conflict;
  const last = outcomes.at(-1);
  const nameOf = ({ nameAr, nameEn }: { nameAr: string; nameEn: string }) => {
    const named = pickWords({ ar: nameAr, en: nameEn }, language).text;
    return <bdi>{named}</bdi>;
  };
  return (
    <li className={styles.task} data-state={last ? 'accepted' : 'answered'}>
      <p className={styles.line}>
        <StatusChip tone={last ? 'completed' : 'pending'}>
          {t(
            last === undefined
              ? 'thread:conflictOpen'
              : last.decision === 'wall'
                ? 'thread:conflictWalled'
                : 'thread:conflictCleared',
          )}
        </StatusChip>
        <span>
          {t(`thread:match_${reason}`)} (<bdi dir="ltr">{score}%</bdi>)
        </span>
      </p>
      <p>
        {nameOf(party)} ({t(`thread:side_${party.side}`)})
      </p>
      <p>
        {other === null ? (
          t('thread:conflictHidden')
        ) : (
          <>
            {nameOf(other)} (
            {other.record === null ? t('thread:conflictClient') : t(`thread:side_${other.side}`)}
            {other.record !== null && (
              <>
                {', '}
                <bdi dir="ltr">#{other.record.id}</bdi>
              </>
            )}
            )
          </>
        )}
      </p>
      {outcomes.map((outcome) => (
        <div key={outcome.id} className={styles.answer}>
          <UserText as="p" className={styles.text}>
            {outcome.sentence}
          </UserText>
          <p className={styles.line}>
            <bdi>{outcome.by}</bdi>
            {outcome.walled.length > 0 && (
              <span>
                {t('thread:conflictWalledOff')}:{' '}
                <bdi>{outcome.walled.join(language === 'ar' ? '، ' : ', ')}</bdi>
              </span>
            )}
          </p>
        </div>
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
