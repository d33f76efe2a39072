import { useFreeSlots } from '../queries/use-free-slots.ts';
import type { ReviewStepProps } from '../submission/review-step.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '#ui/layout/notice.tsx';
import { stepOf } from '../submission/steps.ts';
import { SlotFacts } from './slot-facts.tsx';

/** How long the time that was chosen takes and what it costs, once more before it is sent; or that none was chosen. */
export function ReviewSlot({ kind, typed }: Pick<ReviewStepProps, 'kind' | 'typed'>) {
  const { t } = useTranslation(['consultations']);
  const booking = kind.portal.calendar?.booking;
  const valueAt = (key: string | undefined) => (key === undefined ? '' : (typed[key] ?? ''));
  const chosen = valueAt(booking?.wish);
  const { data } = useFreeSlots(kind, {
    // Without an office nothing is asked for.
    branchId: valueAt(booking?.way) === '' ? '' : valueAt('branchId'),
    way: valueAt(booking?.way),
    about: valueAt(booking?.about),
    consultantId: valueAt(kind.portal.calendar?.with),
  });
  if (chosen !== '') return data ? <SlotFacts free={data} /> : null;
  // Where nothing is free in that way, there was nothing to choose.
  if (booking === undefined || data?.slots.length === 0) return null;
  return (
    <Notice tone="attention">
      {t('consultations:slotUnchosen')}{' '}
      <Link to={`?step=${stepOf(kind, booking.wish)}`}>{t('consultations:slotChoose')}</Link>
    </Notice>
  );
}
