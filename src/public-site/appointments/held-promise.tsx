import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '#contract/format-money.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { Office } from '../use-offices.ts';
import { HeldSlot, isBeforeReply } from './clock-words.tsx';

interface HeldPromiseProps {
  at: string;
  fee: unknown;
  office: Office;
  replyDueAt: string | null;
  /** That the first reply comes. */
  children: ReactNode;
}

/** The time that was chosen and is kept, and what it costs; the first reply where that is due before it. */
export function HeldPromise({ fee, children, ...held }: HeldPromiseProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const sum = formatPrice(fee, language);
  return (
    <>
      <HeldSlot {...held} />
      <p>{sum === null ? t('consultations:slotFree') : t('consultations:slotFee', { fee: sum })}</p>
      {!isBeforeReply(held.at, held.replyDueAt) && children}
    </>
  );
}
