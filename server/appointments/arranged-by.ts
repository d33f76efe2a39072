import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { PortalCalendar } from '#contract/portal.ts';
import type { ExtraColumns, StoredRow } from '../resources/hooks.ts';
import { type AppointmentMove, bookedBy } from './booking-moves.ts';
import { endOf, isSameMoment, minutesOf } from './kept-length.ts';

/** A move whose input nobody has looked into yet. */
type UncheckedMove = Omit<AppointmentMove, 'input'> & { readonly input: unknown };

/**
 * What a move of an appointment changes beside the state: what `bookedBy` says of bookings, and when the appointment
 * ends. Throws `validation` where it would begin in the past.
 */
export async function arrangedBy(asked: UncheckedMove): Promise<ExtraColumns> {
  const { matter, move, record, context } = asked;
  const { calendar } = matter.portal;
  if (!calendar) return {};
  const { at, until, state } = calendar;
  const input = inputSchema.parse(asked.input);
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

/**
 * A move may be held until the time that was filled in for it has passed. The time that the record has already may be
 * past: its client is told nothing new.
 */
function refusePast({ at }: PortalCalendar<string>, record: StoredRow, given: unknown): void {
  if (typeof given !== 'string' || Date.parse(given) > Date.now() || isSameMoment(record[at], given)) return;
  throw new AppError('validation', { fields: { [at]: { code: 'notFuture' } } });
}

const inputSchema = z.record(z.string(), z.unknown());
