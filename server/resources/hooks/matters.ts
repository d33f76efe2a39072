import type { Matter } from '#contract/matter.ts';
import { replyDueAt } from '#contract/reply-time.ts';
import { openStates } from '#contract/workflow.ts';
import type { Host } from '../../host.ts';
import { arrangedBy } from '../../appointments/arranged-by.ts';
import { readOfficeClocks } from '../../appointments/office-clocks.ts';
import { recordConsent } from '../../privacy/consents.ts';
import type { AnyHooks, ExtraColumns, StoredRow } from '../hooks.ts';
import { notifyParticipants } from './notify-participants.ts';
import { recordLastNote } from './record-last-note.ts';

/** What every matter needs beyond the engine: a promise, times of the first word and the last, and somebody told. */
export const matterHooks = (matter: Matter): AnyHooks => ({
  perHour: ({ mattersPerAccountHour }) => mattersPerAccountHour[matter.name] ?? matter.portal.perHour,
  resolveInput: async ({ branchId }, host, operation) =>
    operation === 'created' ? promisedReply(branchId, host) : {},
  async afterChange({ operation, after, caller }, { client }) {
    // Which privacy notice stood beside the form that it was sent with.
    if (operation === 'created' && after)
      await recordConsent(client, {
        purpose: matter.portal.key,
        userId: caller?.userId ?? null,
        recordId: after.id,
      });
  },
  async afterThreadEntry(entry, context) {
    await notifyParticipants(matter)(entry, context);
    await recordLastNote(matter)(entry, context);
  },
  actions: Object.fromEntries(
    Object.keys(matter.workflow.moves).map((move) => [
      move,
      async ({ record, input, caller, context }) => ({
        ...movedBy(matter, { move, record, isByClient: caller?.userId === record[matter.owner] }),
        ...(await arrangedBy({ matter, move, record, input, context })),
      }),
    ]),
  ),
});

/** What the office promises on the day on which something comes in, by its own working hours and holidays. */
async function promisedReply(branchId: unknown, host: Host): Promise<ExtraColumns> {
  const now = new Date();
  if (typeof branchId !== 'number') return {};
  const office = (await readOfficeClocks(host.pool, { branchId, from: now })).get(branchId);
  return office ? { replyDueAt: replyDueAt(now, office) } : {};
}

/** A move of staff is a first word of the office to the client, which ends the waiting for it; the last one closes the record. */
function movedBy(
  { workflow, portal }: Matter,
  { move, record, isByClient }: { move: string; record: StoredRow; isByClient: boolean },
): ExtraColumns {
  const now = new Date().toISOString();
  const open = openStates(workflow);
  const leadsTo = workflow.moves[move]?.to ?? '';
  const contacted = isByClient ? {} : { firstContactAt: record['firstContactAt'] ?? now };
  if (!open.includes(leadsTo)) return { ...contacted, closedAt: now };
  if (open.includes(String(record[workflow.field]))) return contacted;
  // Opened again, it has no end and no reason for one.
  return { closedAt: null, ...(portal.reason === undefined ? {} : { [portal.reason]: '' }) };
}
