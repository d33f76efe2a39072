import { useTranslation } from 'react-i18next';
import type { Conflict } from '#contract/conflicts.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { isolate } from '#ui/text/isolate.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { ExactTime } from '../places/exact-time.tsx';
import { usePlaceClock } from '../places/place-clock.tsx';
import styles from '../tasks/tasks.module.css';

/** What was decided once: the words that are kept, whose they are, and whom they wall off. */
export function OutcomeText({ outcome }: { outcome: Conflict['outcomes'][number] }) {
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
        <ExactTime at={at}>{clock && ` (${clock.name})`}</ExactTime>
      </p>
    </div>
  );
}
