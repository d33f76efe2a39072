import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeSlots } from '#contract/appointments.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatPrice } from '#contract/format-money.ts';
import styles from '../submission/submission.module.css';

interface SlotFactsProps {
  free: FreeSlots;
  /** On whose clock the times are. Default: it is said elsewhere. */
  children?: ReactNode;
}

/** How long an appointment takes, what it costs and until when it can be changed. */
export function SlotFacts({ free, children }: SlotFactsProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const fee = formatPrice(free.fee, language);
  return (
    <div className={styles.quiet} role="status">
      {children && <p>{children}</p>}
      <p>
        {t('consultations:slotFacts', { count: free.minutes })}
        {' · '}
        {fee === null ? t('consultations:slotFree') : t('consultations:slotFee', { fee })}
      </p>
      <p>{t('consultations:slotChange', { count: free.changeHours })}</p>
    </div>
  );
}
