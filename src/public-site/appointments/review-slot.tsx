import { useFreeSlots } from '../queries/use-free-slots.ts';
import type { ReviewStepProps } from '../submission/review-step.tsx';
import { SlotFacts } from './slot-facts.tsx';

/** How long the time that was chosen takes and what it costs, once more before it is sent; nothing where none was. */
export function ReviewSlot({ kind, typed, choices }: Pick<ReviewStepProps, 'kind' | 'typed' | 'choices'>) {
  const booking = kind.portal.calendar?.booking;
  const valueAt = (key: string | undefined) => (key === undefined ? '' : (typed[key] ?? ''));
  const chosen = valueAt(booking?.wish);
  const office = choices.offices.find(({ id }) => String(id) === typed['branchId']);
  const { data } = useFreeSlots(kind, {
    // Without an office nothing is asked for.
    branchId: chosen === '' ? '' : valueAt('branchId'),
    way: valueAt(booking?.way),
    about: valueAt(booking?.about),
  });
  return chosen !== '' && office && data ? <SlotFacts free={data} office={office} chosen={chosen} /> : null;
}
