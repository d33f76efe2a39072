import type { LocalizedText } from '#contract/language.ts';
import { answeredHoursSchema } from '#contract/opening-hours.ts';
import type { ConsentPurpose } from '#contract/own-data.ts';
import { replyDueAt } from '#contract/reply-time.ts';
import { LAST_NOTE_MAX } from '#resources/matter-fields.ts';
import type { Host } from '../../host.ts';
import { type Notice, notify } from '../../live/notify.ts';
import { type MailTopic, mailClient } from '../../mail/matter-mail.ts';
import { recordConsent } from '../../privacy/consents.ts';
import type { AnyChange, ChangeContext, WrittenEntry, ExtraColumns } from '../hooks.ts';

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

/** The first word of the office to the client ends the waiting for it. */
export const contacted = ({ firstContactAt }: Pick<Matter, 'firstContactAt'>) => ({
  firstContactAt: firstContactAt ?? new Date().toISOString(),
});
export const closed = (record: Pick<Matter, 'firstContactAt'>) => ({
  ...contacted(record),
  closedAt: new Date().toISOString(),
});

/** Which privacy notice stood beside the form that it was sent with. */
export async function rememberNotice(
  purpose: ConsentPurpose,
  { operation, after, caller }: Pick<AnyChange, 'operation' | 'caller'> & { after?: { id: number } },
  { client }: ChangeContext,
): Promise<void> {
  if (operation !== 'created' || !after) return;
  await recordConsent(client, { purpose, userId: caller?.userId ?? null, recordId: after.id });
}

/** What a kind of matter says of itself. */
interface ParticipantNotices<R extends Matter> {
  readonly table: 'requests' | 'consultations';
  readonly arrival: Notice['kind'];
  readonly idOf: (record: R) => Pick<Notice, 'requestId' | 'consultationId'>;
  /** What the client is told of a move. */
  readonly moved: (entry: WrittenEntry<R>) => { kind: Notice['kind'] & MailTopic; status?: LocalizedText };
}

/** Tells the other side of what is new in a thread: staff of the client's words, the client of what is for them. */
export const notifyParticipants =
  <R extends Matter>({ table, arrival, idOf, moved }: ParticipantNotices<R>) =>
  async (entry: WrittenEntry<R>, { client }: ChangeContext): Promise<void> => {
    const { record, authorId, kind, visibility, text = '' } = entry;
    const isByClient = authorId === record.clientId;
    const tell = (to: Notice['to'], what: Pick<Notice, 'kind' | 'status' | 'noteId'>) =>
      notify(client, {
        ...idOf(record),
        ...what,
        to,
        number: record.number,
        except: authorId ?? undefined,
      });
    const tellClient = async (what: {
      kind: Notice['kind'] & MailTopic;
      status?: LocalizedText;
      noteId?: number;
    }) => {
      await tell({ userId: record.clientId }, what);
      await mail(what.kind);
    };
    const mail = (topic: MailTopic) =>
      mailClient(client, { userId: record.clientId, table, id: record.id, number: record.number }, topic);

    if (kind === 'received') {
      await tell('staff', { kind: arrival });
      await mail('received');
    }
    if (kind === 'assigned' && record.assigneeId !== null)
      await tell({ userId: record.assigneeId }, { kind: 'assigned' });
    if (visibility === 'internal') return;
    if (kind === 'moved') await tellClient(moved(entry));
    if (kind === 'note')
      await (isByClient
        ? tell('staff', { kind: 'reply', noteId: entry.id })
        : tellClient({ kind: 'newNote', noteId: entry.id }));
    if (kind === 'file')
      await (isByClient ? tell('staff', { kind: 'newDocument' }) : tellClient({ kind: 'newDocument' }));
    // A note to the client is a first word like any other, and what their list shows.
    if (kind === 'note' && !isByClient)
      await client.query(
        `update ${table} set first_contact_at = coalesce(first_contact_at, now()), last_note = left($2, ${LAST_NOTE_MAX})
         where id = $1`,
        [record.id, text],
      );
  };
