import { AppError } from '#contract/errors.ts';
import { answeredHoursSchema } from '#contract/opening-hours.ts';
import { replyDueAt } from '#contract/reply-time.ts';
import { isStaff, parseRole } from '#contract/roles.ts';
import type { Host } from '../../host.ts';
import { type Notice, notify } from '../../live/notify.ts';
import type { ChangeContext, Entered, ExtraColumns } from '../hooks.ts';

/** What requests and consultations have in common on the host. */
interface Matter {
  readonly id: number;
  readonly number: string;
  readonly clientId: number;
  readonly assigneeId: number | null;
  readonly firstContactAt: string | null;
}

/** What the office promises on the day on which something comes in, by its own working hours. */
export async function promisedReply(branchId: number | undefined, host: Host): Promise<ExtraColumns> {
  const { rows } = await host.pool.query<{ hours: unknown; timeZone: string }>(
    'select hours, time_zone as "timeZone" from branches where id = $1',
    [branchId],
  );
  const [office] = rows;
  if (!office) return {};
  const hours = answeredHoursSchema.parse(office.hours);
  return { replyDueAt: replyDueAt(new Date(), { hours, timeZone: office.timeZone }) };
}

/** Throws where something is given to an account that is not one of the staff's. */
export async function checkAssignee(
  { before, after }: { before?: Matter; after?: Matter },
  { client }: ChangeContext,
): Promise<void> {
  const assigneeId = after?.assigneeId ?? null;
  if (assigneeId === null || assigneeId === before?.assigneeId) return;
  const { rows } = await client.query<{ role: string; isSuspended: boolean }>(
    'select role, is_suspended as "isSuspended" from users where id = $1',
    [assigneeId],
  );
  const [account] = rows;
  // Whoever is not there at all is told so by the reference.
  if (account && (account.isSuspended || !isStaff(parseRole(account.role))))
    throw new AppError('validation', { fields: { assigneeId: { code: 'optionInvalid' } } });
}

/** The first word of the office to the client ends the waiting for it. */
export const contacted = ({ firstContactAt }: Pick<Matter, 'firstContactAt'>) => ({
  firstContactAt: firstContactAt ?? new Date().toISOString(),
});
export const closed = (record: Pick<Matter, 'firstContactAt'>) => ({
  ...contacted(record),
  closedAt: new Date().toISOString(),
});

/** What a kind of matter says of itself. */
interface Telling<R extends Matter> {
  readonly table: 'requests' | 'consultations';
  readonly arrival: Notice['kind'];
  readonly idOf: (record: R) => Pick<Notice, 'requestId' | 'consultationId'>;
  /** What the client is told of a move. */
  readonly moved: (entry: Entered<R>) => Pick<Notice, 'kind' | 'status'>;
}

/** Tells the other side of what is new in a thread: staff of the client's words, the client of what is for them. */
export const tellOthers =
  <R extends Matter>({ table, arrival, idOf, moved }: Telling<R>) =>
  async (entry: Entered<R>, { client }: ChangeContext): Promise<void> => {
    const { record, authorId, kind, visibility } = entry;
    const isByClient = authorId === record.clientId;
    const tell = (to: Notice['to'], what: Pick<Notice, 'kind' | 'status' | 'noteId'>) =>
      notify(client, {
        ...idOf(record),
        ...what,
        to,
        number: record.number,
        except: authorId ?? undefined,
      });
    const toClient = { userId: record.clientId };

    if (kind === 'received') await tell('staff', { kind: arrival });
    if (kind === 'assigned' && record.assigneeId !== null)
      await tell({ userId: record.assigneeId }, { kind: 'assigned' });
    if (visibility === 'internal') return;
    if (kind === 'moved') await tell(toClient, moved(entry));
    if (kind === 'note')
      await tell(isByClient ? 'staff' : toClient, {
        kind: isByClient ? 'reply' : 'newNote',
        noteId: entry.id,
      });
    if (kind === 'file') await tell(isByClient ? 'staff' : toClient, { kind: 'newDocument' });
    // A note to the client is a first word like any other.
    if (kind === 'note' && !isByClient)
      await client.query(
        `update ${table} set first_contact_at = now() where id = $1 and first_contact_at is null`,
        [record.id],
      );
  };
