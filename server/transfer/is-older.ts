import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { momentAt } from '#contract/zoned-time.ts';

const MINUTE = 60_000;
/** As a CSV is exported. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** As an exported workbook is read: a sheet tells minutes, on the firm's clock, and of midnight the day alone. */
const SHEET_MINUTE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):00)?$/;

/**
 * Whether a record was saved after a file was exported.
 * @param told what the file says of when the record was last saved; what is not as an export writes it says nothing
 */
export function isOlder(told: string, updatedAt: string): boolean {
  const saved = Date.parse(updatedAt);
  if (MOMENT.test(told)) return saved > Date.parse(told);
  const [, day, time = '00:00'] = SHEET_MINUTE.exec(told) ?? [];
  return day !== undefined && saved >= Date.parse(momentAt(`${day}T${time}`, FIRM_ZONE)) + MINUTE;
}
