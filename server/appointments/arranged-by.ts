import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { PortalCalendar } from '#contract/portal.ts';
import type { ExtraColumns, StoredRow } from '../resources/hooks.ts';
import { type AppointmentMove, bookedBy } from './booking-moves.ts';
import { endOf, isSameMoment, minutesOf } from './kept-length.ts';

/** What the moves of an appointment change beside the state: those of a booking, and when it ends. */
export async function arrangedBy({
  input: given,
  ...asked
}: Omit<AppointmentMove, 'input'> & { readonly input: unknown }): Promise<ExtraColumns> {
  const { matter, move, record, context } = asked;
  const { calendar } = matter.portal;
  if (!calendar) return {};
  const { at, until, state } = calendar;
  const input = inputSchema.parse(given);
  const arranging = { ...asked, input };
  if (matter.workflow.moves[move]?.to !== state) return bookedBy(arranging);
  refusePast(calendar, record, input[at]);
  const changed = await bookedBy(arranging);
  const begins = { ...record, ...input, ...changed }[at];
  if (typeof begins !== 'string') return changed;
  const own = { resource: matter.name, id: record.id };
  const minutes = await minutesOf(context.client, { own, calendar, record }, begins);
  return { ...changed, [until]: endOf(begins, minutes) };
}

/** What is filled in may be held until its time is past. The time that the record says already is told to nobody anew. */
function refusePast({ at }: PortalCalendar<string>, record: StoredRow, given: unknown): void {
  if (typeof given !== 'string' || Date.parse(given) > Date.now() || isSameMoment(record[at], given)) return;
  throw new AppError('validation', { fields: { [at]: { code: 'notFuture' } } });
}

const inputSchema = z.record(z.string(), z.unknown());
