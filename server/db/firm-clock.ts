import { FIRM_ZONE } from '#contract/firm-zone.ts';

/** Today by the firm's own clock, as SQL. */
export const TODAY = `(now() at time zone '${FIRM_ZONE}')::date`;

/** The moment at which a day begins by that clock, as SQL. */
export const startOf = (day: string): string => `((${day})::timestamp at time zone '${FIRM_ZONE}')`;
