import { DIGEST_HOUR } from '#contract/digest.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';

/** The zone of an account `u` whose office is joined as `b`: whoever belongs to none goes by the firm's clock. */
export const ZONE = `coalesce(b.time_zone, '${FIRM_ZONE}')`;

/** The day of a summary at the moment `$1`: it begins when the summary goes out. */
export const DIGEST_DAY = `(($1::timestamptz at time zone ${ZONE}) - interval '${DIGEST_HOUR} hours')::date`;

/** After so many hours it would tell of a morning that is over. */
export const LATE_AFTER = 8;

const TODAY = `($1::timestamptz at time zone ${ZONE})::date`;

const namesToday = (hours: string): string =>
  `exists (select from jsonb_array_elements(${hours}) span(value) where span.value->>'day' = to_char(${TODAY}, 'dy'))`;

/** Is it morning there, of a day on which the office opens? Without an office: on which any of them does. */
export const IS_MORNING = `
  extract(hour from $1::timestamptz at time zone ${ZONE}) between ${DIGEST_HOUR} and ${DIGEST_HOUR + LATE_AFTER - 1}
  and exists (
    select from branches open
    where open.deleted_at is null and open.id = coalesce(b.id, open.id)
      -- What holds for the day stands in the place of the week: each such rule must leave it open.
      and coalesce(
        (select bool_and(${namesToday('rule.hours')}) from office_days rule
         where rule.deleted_at is null and coalesce(rule.branch_id, open.id) = open.id
           and ${TODAY} between rule.first_day and rule.last_day),
        ${namesToday('open.hours')}))`;
