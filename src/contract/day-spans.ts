import { type FilterValue, isChoices } from './filter-value.ts';

/** Spans of days that staff ask for by name: which days they are is asked again whenever the list is read. */
export const DAY_SPANS = ['today', 'thisWeek', 'thisMonth', 'next7Days', 'last30Days'] as const;
export type DaySpan = (typeof DAY_SPANS)[number];

/** The span that a filter by days names. */
export const spanIn = (value: FilterValue | undefined): DaySpan | undefined =>
  value !== undefined && typeof value === 'object' && isChoices(value)
    ? DAY_SPANS.find((name) => value.includes(name))
    : undefined;

const DAY_MS = 86_400_000;

/**
 * The first and the last day of a span, both in it. A week begins on Sunday, as on the dashboard.
 * @param today `2026-03-14`
 */
export function daysOf(span: DaySpan, today: string): { from: string; to: string } {
  const at = new Date(`${today}T00:00Z`);
  const shifted = (days: number) => new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'thisWeek':
      return { from: shifted(-at.getUTCDay()), to: shifted(6 - at.getUTCDay()) };
    case 'thisMonth': {
      const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0));
      return { from: `${today.slice(0, 8)}01`, to: last.toISOString().slice(0, 10) };
    }
    case 'next7Days':
      return { from: today, to: shifted(6) };
    case 'last30Days':
      return { from: shifted(-29), to: today };
  }
}
