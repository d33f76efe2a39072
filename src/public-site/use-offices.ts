import { useState } from 'react';
import { daysOfOffice } from '#contract/office-days.ts';
import type { OpeningTimes } from '#ui/text/opening-hours.ts';
import type { LaterRecord } from '#providers/records/later-resource.ts';
import { useAllRecords } from './queries/use-records.ts';
import { type BranchShape, SHAPE_OF } from '#ui/brand/branch-glyph.tsx';
import { branches, officeDays } from './content.ts';

export type Office = LaterRecord<typeof branches>;
/** A holiday of offices, or a season in which they keep other hours. */
export type SpecialDays = LaterRecord<typeof officeDays>;

/** The firm's offices: in the footer of every page, in forms and beside requests. Asked for once. */
export const useOffices = () => useAllRecords(branches);

/**
 * The holidays and seasons of an office that are not over, the next one first; `null` until they are known. Ask for
 * them where offices are asked for, so that the host draws a page in as few turns as without them.
 */
export function useSpecialDays(): (office: Pick<Office, 'id'>) => SpecialDays[] | null {
  // By the clock of Greenwich, which no office is behind: the same for the host and for every browser.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { data } = useAllRecords(officeDays, {
    sort: [{ field: 'firstDay', direction: 'asc' }],
    filters: { lastDay: { from: today } },
  });
  return ({ id }) => (data ? daysOfOffice(data.data, id) : null);
}

/** When an office is open; `null` until its holidays are known. */
export const openingTimesOf = (
  { hours, timeZone }: Office,
  specialDays: readonly SpecialDays[] | null,
): OpeningTimes | null => specialDays && { hours, officeDays: specialDays, timeZone };

/** The shape that stands for an office's city. */
export const shapeOf = ({ timeZone }: Office): BranchShape => SHAPE_OF[timeZone];
