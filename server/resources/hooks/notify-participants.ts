import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { LocalizedText } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { moveNews } from '#contract/move-news.ts';
import type { TaskEvent } from '#contract/task-values.ts';
import { type Notice, notify } from '../../live/notify.ts';
import { mailClient } from '../../mail/matter-mail.ts';
import { mailMention } from '../../mail/staff-mail.ts';
import type { AnyHooks, ChangeContext, StoredRow, WrittenEntry } from '../hooks.ts';

/** What is read of a matter to tell of it: its columns, by `matter-fields.ts`. */
const concernedSchema = z.object({
  id: z.number(),
  number: z.string(),
  clientId: z.number(),
  assigneeId: z.number().nullable(),
});

/** What the client is told, by bell and by mail. */
interface Told {
  kind: string;
  status?: LocalizedText | undefined;
  noteId?: number;
  /** Whose note it is. */
  by?: LocalizedText | undefined;
}

/** Tells the other side of what is new in a thread: staff of the client's words, the client of what is for them. */
export const notifyParticipants = (matter: Matter): NonNullable<AnyHooks['afterThreadEntry']> =>
  async function tellOf(entry: WrittenEntry<StoredRow>, { client }: ChangeContext): Promise<void> {
    const { authorId, kind, visibility, table } = entry;
    const record = concernedSchema.parse(entry.record);
    const isByClient = authorId === record.clientId;
    const tell = (to: Notice['to'], what: Told) =>
      notify(client, {
        ...what,
        about: { resource: matter.name, id: record.id },
        table,
        to,
        number: record.number,
        except: authorId ?? undefined,
      });
    const mail = (topic: string) =>
      mailClient(
        client,
        { userId: record.clientId, table: matter.name, id: record.id, number: record.number },
        topic,
      );
    const tellClient = async (what: Told) => {
      await tell({ userId: record.clientId }, what);
      await mail(what.kind);
    };

    if (kind === 'received') {
      await tell('staff', { kind: matter.portal.news.arrival.kind });
      await mail('received');
    }
    if (kind === 'assigned' && record.assigneeId !== null)
      await tell({ userId: record.assigneeId }, { kind: 'assigned' });
    const mentions = entry.data?.mentions ?? [];
    const by = mentions.length > 0 ? await namesOfAccount(client, authorId) : undefined;
    for (const userId of mentions) {
      await tell({ userId }, { kind: 'mentioned', noteId: entry.id, by });
      await mailMention(client, { userId, table: matter.name, id: record.id, number: record.number });
    }
    if (visibility === 'internal') return;
    if (kind === 'moved') {
      const news = newsOfMove(matter, entry);
      if (isByClient) await tell('staff', news);
      await (isByClient ? mail(news.kind) : tellClient(news));
    }
    if (kind === 'note')
      await (isByClient
        ? tell('staff', { kind: 'reply', noteId: entry.id })
        : tellClient({ kind: entry.data?.files ? 'newNoteFiles' : 'newNote', noteId: entry.id }));
    if (kind === 'file')
      await (isByClient ? tell('staff', { kind: 'newDocument' }) : tellClient({ kind: 'newDocument' }));
    if (kind === 'task') await tellOfTask(entry.data?.task?.event);

    async function tellOfTask(event: TaskEvent | undefined): Promise<void> {
      if (event === 'answered') await tell('staff', { kind: 'taskAnswered' });
      if (event === 'accepted') await tell({ userId: record.clientId }, { kind: 'taskAccepted' });
      if (event === 'withdrawn') await tellClient({ kind: 'taskWithdrawn' });
      if (event === 'asked' || event === 'askedAgain') await tellClient({ kind: 'taskAsked' });
    }
  };

/** What the client is told of a move: its own news, or which state it led to. */
function newsOfMove({ workflow, portal }: Matter, { record, data }: WrittenEntry<StoredRow>): Told {
  const told = moveNews(portal, data ?? {});
  return told
    ? { kind: told.kind }
    : { kind: 'statusChanged', status: workflow.states[String(record[workflow.field])] };
}

/** What an account is called, in both languages; nothing of one that is no more. */
async function namesOfAccount(client: PoolClient, id: number | null): Promise<LocalizedText | undefined> {
  const { rows } = await client.query<LocalizedText>(
    'select full_name_ar as ar, full_name_en as en from users where id = $1',
    [id],
  );
  return rows[0];
}
