import { FIRM_ZONE } from '#contract/firm-zone.ts';

/** What the firm's own clock shows, as SQL. Days and months are counted back on it: in UTC a month before may be another day. */
export const WALL_TIME = `(now() at time zone '${FIRM_ZONE}')`;

/** Today by that clock, as SQL. */
export const TODAY = `${WALL_TIME}::date`;

/** The moment at which a day begins by that clock, as SQL. */
export const startOf = (day: string): string => `((${day})::timestamp at time zone '${FIRM_ZONE}')`;
