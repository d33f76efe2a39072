import type { DateTimeField } from '#contract/kinds/date-time.ts';
import { HijriDay } from '#ui/text/hijri-day.tsx';
import { useIsClockPending, usePlaceClock } from '../places/place-clock.tsx';
import { PlaceTime } from '../places/place-time.tsx';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';
import type { ValueProps } from './field-view.ts';

export function Show({ fieldKey, field, record }: ValueProps<DateTimeField>) {
  const clock = usePlaceClock();
  const isPending = useIsClockPending();
  const at = textOf(record[fieldKey]);
  if (at === '') return <NoValue />;
  const time = <PlaceTime at={at} />;
  if (!field.hijri) return time;
  return (
    <span>
      {time}
      <br />
      {isPending ? '\u00a0' : <HijriDay at={at} timeZone={clock?.timeZone} />}
    </span>
  );
}
