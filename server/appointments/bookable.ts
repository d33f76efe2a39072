import type { Matter } from '#contract/matter.ts';
import type { PortalBooking, PortalCalendar } from '#contract/portal.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';

/** A matter whose clients book appointments themselves. */
export interface Bookable {
  readonly matter: Matter;
  readonly calendar: PortalCalendar<string>;
  readonly booking: PortalBooking<string>;
}

/** The same, with the tables that its routes read. */
export interface BookableTable extends Bookable {
  readonly table: RecordTable;
  readonly tables: RecordTables;
}

/** Whether a time of a record lies ahead. */
export const isToCome = (at: unknown): boolean => typeof at === 'string' && Date.parse(at) > Date.now();
