import { z } from 'zod';
import type { ExtraColumns } from '../resources/hooks.ts';
import { type AppointmentMove, bookedBy } from './booking-moves.ts';
import { endOf, minutesOf } from './kept-length.ts';

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
  const changed = await bookedBy(arranging);
  const begins = { ...record, ...input, ...changed }[at];
  if (typeof begins !== 'string') return changed;
  const own = { resource: matter.name, id: record.id };
  const minutes = await minutesOf(context.client, { own, calendar, record }, begins);
  return { ...changed, [until]: endOf(begins, minutes) };
}

const inputSchema = z.record(z.string(), z.unknown());
