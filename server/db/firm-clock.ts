import { FIRM_ZONE } from '#contract/firm-zone.ts';

/** What the firm's own clock shows, as SQL: of it, not of a moment in UTC, whole days and months are counted back. */
export const WALL_TIME = `(now() at time zone '${FIRM_ZONE}')`;

/** Today by that clock, as SQL. */
export const TODAY = `${WALL_TIME}::date`;

/** The moment at which a day begins by that clock, as SQL. */
export const startOf = (day: string): string => `((${day})::timestamp at time zone '${FIRM_ZONE}')`;
