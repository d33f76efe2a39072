import { AppError } from '#contract/errors.ts';
import { labelKey } from '#contract/field-keys.ts';
import { pickWords } from '#contract/language.ts';
import { NOTE_FILES } from '#contract/note-values.ts';
import type { Role } from '#contract/roles.ts';
import type { Note, ThreadData, ThreadEntry, ThreadKind, Visibility } from '#contract/thread.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { KeptFile } from '../../../files/file-store.ts';
import type { Host } from '../../../host.ts';
import { type Submission, once } from '../../idempotency.ts';
import { runAfterCommit } from '../../publish-changes.ts';
import { lockForUpdate } from '../../record-change.ts';
import { selectOne } from '../../record-statements.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { referenceLabels } from '../../reference-labels.ts';
import { runRows } from '../../statement.ts';
import type { StoredData } from '../../thread-entry.ts';
import { insertFiles } from '../files/attach-files.ts';
import { addEntry } from './add-entry.ts';
import { filesOfNotes } from './files-of-notes.ts';
import { mentionedBy, namesOf } from './mentions.ts';
import { namedRows } from './named-rows.ts';

/** The newest entries that an answer carries; more than a record ever gets by hand. */
const ENTRIES_MAX = 1000;

interface EntryRow {
  id: string;
  kind: ThreadKind;
  visibility: Visibility;
  text: string | null;
  data: StoredData;
  createdAt: string;
  authorId: number | null;
  ar: string | null;
  en: string | null;
  role: Role | null;
}

/** Reads and adds to the threads of a resource's records. */
export function threadOf(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;

  return {
    /**
     * The thread of a record, oldest first. Who reaches only their own is given only what is for clients (A19).
     * @param most of the newest entries; null for all
     */
    async read(
      id: number,
      { reach, language, caller }: RequestContext,
      most: number | null = ENTRIES_MAX,
    ): Promise<ThreadEntry[]> {
      const scope = { table, tables, language };
      const [record] = await runRows(host.pool, selectOne(scope, { id, reach, caller }));
      if (!record) throw new AppError('notFound');
      const { rows } = await host.pool.query<EntryRow>(
        `select * from (
           select entry.id, entry.kind, entry.visibility, entry.text, entry.data, entry.created_at as "createdAt",
             entry.author_id as "authorId", author.full_name_ar as ar, author.full_name_en as en, author.role
           from thread_entries entry left join users author on author.id = entry.author_id
           where entry.resource = $1 and entry.record_id = $2 and ($3 or entry.visibility = 'client')
           order by entry.id desc limit $4
         ) newest order by id`,
        [resource.name, id, reach !== 'own', most],
      );
      const labels = await referenceLabels(
        { on: host.pool, ...scope },
        rows.map(({ data }) => data.changes ?? {}),
      );
      const withNames = await namedRows(
        { on: host.pool, ...scope },
        rows.map(({ data }) => data),
      );
      const colleagues = await namesOf(
        host.pool,
        rows.flatMap(({ data }) => data.mentions ?? []),
        language,
      );
      const files = await filesOfNotes(
        host.pool,
        rows.flatMap(({ data }) => data.files ?? []),
      );
      return rows.map(({ authorId, ar, en, role, data, ...row }) => ({
        ...row,
        id: Number(row.id),
        author:
          authorId !== null && role !== null
            ? { id: authorId, name: pickWords({ ar: ar ?? '', en: en ?? '' }, language).text, role }
            : null,
        data: answeredData(row.kind, data),
      }));

      function answeredData(
        kind: ThreadKind,
        { changes: stored = {}, changedRows, mentions, files: held, file, ...rest }: StoredData,
      ): ThreadData {
        const changes = withNames({ changes: stored, changedRows });
        const data = {
          ...rest,
          ...(mentions && { mentions: colleagues.filter((colleague) => mentions.includes(colleague.id)) }),
          ...(held && { files: held.flatMap((rowId) => files.get(rowId) ?? []) }),
          // Entries from before hold its number beside the name.
          ...(file && { file: { name: file.name } }),
        };
        const named = Object.entries(changes).flatMap(([key, [before, after]]) => {
          const names = labels.get(key);
          const nameOf = (value: unknown) => names?.get(Number(value)) ?? null;
          const pair: [string, [unknown, unknown]] = [key, [before, after]];
          return names ? [pair, [labelKey(key), [nameOf(before), nameOf(after)]] as typeof pair] : [pair];
        });
        if (kind !== 'assigned')
          return { ...data, ...(named.length > 0 ? { changes: Object.fromEntries(named) } : {}) };
        const [from, to] = Object.fromEntries(named)[labelKey(resource.assignee ?? '')] ?? [null, null];
        return { from: from === null ? null : String(from), to: to === null ? null : String(to) };
      }
    },

    /** Adds a note, with its files. The same submission sent again adds nothing. */
    async addNote(
      {
        id,
        note,
        files,
        submission,
      }: { id: number; note: Note; files: readonly KeptFile[]; submission: Submission | null },
      requestContext: RequestContext,
    ): Promise<{ id: number }> {
      const scope = { table, tables, language: requestContext.language };
      const added = await withTransaction(host.pool, async (client) => {
        // Also before a submission gets its first answer again: the record may be out of reach since.
        const record = await lockForUpdate(client, scope, {
          id,
          reach: requestContext.reach,
          version: null,
          caller: requestContext.caller,
        });
        const work = async () => {
          const place = { table, record, authorId: requestContext.caller?.userId ?? null };
          const { mentions = [], ...words } = note;
          const mentioned = await mentionedBy(client, table, {
            ids: mentions,
            authorId: place.authorId,
            recordId: id,
          });
          const sent = await insertFiles(client, {
            resource: resource.name,
            recordId: id,
            field: NOTE_FILES,
            files,
            caller: requestContext.caller,
            visibility: note.visibility,
          });
          const data = {
            ...(mentioned.length > 0 && { mentions: mentioned }),
            ...(sent.length > 0 && { files: sent.map(({ rowId }) => rowId) }),
          };
          return { id: await addEntry({ client, host }, place, { kind: 'note', ...words, data }) };
        };
        if (!submission) return work();
        return once(client, submission, {
          work,
          answerOf: (answer) => answer,
          repeat: (answer) => ({ id: Number(answer['id']) }),
        });
      });
      // That something was noted inside is nothing for the client either.
      const inside = note.visibility === 'internal' ? ({ isInside: true } as const) : {};
      runAfterCommit(host, tables, { resource: resource.name, type: 'updated', ids: [id], ...inside });
      return added;
    },
  };
}
