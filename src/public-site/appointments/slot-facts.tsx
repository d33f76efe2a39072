import { useTranslation } from 'react-i18next';
import type { FreeSlots } from '#contract/appointments.ts';
import { dateFormatter } from '#contract/formatters.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatMoment } from '#ui/text/format-moment.ts';
import { formatMoney } from '#ui/text/format-money.ts';
import type { Office } from '../use-offices.ts';
import styles from '../submission/submission.module.css';

interface SlotFactsProps {
  free: FreeSlots;
  office: Office;
  /** '' for none. */
  chosen: string;
}

/** On whose clock the times are, how long it takes, what it costs and until when it can be changed. */
export function SlotFacts({ free, office, chosen }: SlotFactsProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const at = chosen || (free.slots[0] ?? '');
  const isSame = clockOf(at, office.timeZone) === clockOf(at);
  const fee = formatMoney(free.fee, language);
  return (
    <div className={styles.quiet} role="status">
      <p>
        {isSame
          ? t('consultations:slotZoneSame', { office: office.name })
          : t('consultations:slotZone', { office: office.name, own: formatMoment(at, language) })}
      </p>
      <p>
        {t('consultations:slotFacts', { count: free.minutes })}
        {' · '}
        {fee === null ? t('consultations:slotFree') : t('consultations:slotFee', { fee })}
      </p>
      <p>{t('consultations:slotChange', { count: free.changeHours })}</p>
    </div>
  );
}

const clockOf = (at: string, timeZone?: string): string =>
  at && dateFormatter('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(at));
