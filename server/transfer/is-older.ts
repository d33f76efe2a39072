import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { localTime } from '#contract/zoned-time.ts';

/** As a CSV is exported. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d:\d\d)$/;
/** As an exported workbook is read: a sheet tells minutes, on a clock that it does not tell, and of midnight the day alone. */
const SHEET_MINUTE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):00)?$/;

/**
 * Whether a record was saved after a file was exported.
 * @param told what the file says of when the record was last saved; what is not as an export writes it says nothing
 * @param timeZone of the clock that an export would tell it by now
 */
export function isOlder(told: string, updatedAt: string, timeZone: string): boolean {
  if (MOMENT.test(told)) return Date.parse(updatedAt) > Date.parse(told);
  const [, day, time = '00:00'] = SHEET_MINUTE.exec(told) ?? [];
  if (day === undefined) return false;
  // A workbook of before decision 062 tells it by the firm's clock. No later one can say that minute of an earlier moment:
  // no office's clock is ahead of the firm's. Of a record that has gone to an office with another clock since, the file
  // may seem to be the newer one.
  return ![timeZone, FIRM_ZONE].some((zone) => `${day}T${time}` === localTime(updatedAt, zone));
}
