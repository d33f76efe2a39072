import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/language.ts';
import { hoursOf } from '#contract/opening-hours.ts';
import type { OpenInterval } from '#contract/week.ts';
import { dayName } from '#ui/text/opening-hours.ts';

/** Takes away every interval of the week, then adds those of the value. */
export async function fillHours(user: UserEvent, group: HTMLElement, value: unknown, language: Language) {
  const days = () => within(group).getAllByRole('group');
  for (const day of days()) {
    for (;;) {
      // The last button adds, and Monday's copies.
      const [remove] = within(day).queryAllByRole('button', { name: /^(Remove|إزالة)/ });
      if (!remove) break;
      await user.click(remove);
    }
  }
  for (const { day, opens, closes } of hoursOf(value)) {
    const own = within(group).getByRole('group', { name: dayName(day, language) });
    await user.click(within(own).getByRole('button', { name: /^(Add|إضافة)/ }));
    const [from, to] = timesIn(own).slice(-2);
    if (from) fireEvent.change(from, { target: { value: opens } });
    if (to) fireEvent.change(to, { target: { value: closes } });
  }
}

/** What the week shows, as its value would be. */
export function shownHours(group: HTMLElement, language: Language): OpenInterval[] {
  return (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).flatMap((day) => {
    const own = within(group).getByRole('group', { name: dayName(day, language) });
    const times = timesIn(own).map(({ value }) => value);
    return times.flatMap((opens, at) => (at % 2 === 0 ? [{ day, opens, closes: times[at + 1] ?? '' }] : []));
  });
}

/** A field that is a group of inputs, by its legend. */
export const findGroup = (label: string) =>
  screen.findByRole('group', { name: (name) => name.replace(/\s*\((optional|اختياري)\)$/, '') === label });

const timesIn = (group: HTMLElement): HTMLInputElement[] => [
  ...group.querySelectorAll<HTMLInputElement>('input[type=time]'),
];
