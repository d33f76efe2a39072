import { FIRM_ZONE } from '#contract/firm-zone.ts';

/** Today by the firm's own clock, as SQL. */
export const TODAY = `(now() at time zone '${FIRM_ZONE}')::date`;
