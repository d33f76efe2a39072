import type { Pool } from 'pg';
import type { AnyResource } from '#contract/define-resource.ts';
import type { OwnData } from '#contract/own-data.ts';
import { AppError } from '#contract/errors.ts';
import { contactMessages } from '#resources/contact-messages.ts';
import { accountById, userInfoOf } from '../auth/accounts.ts';
import { callerNow } from '../auth/open-caller.ts';
import { listKeptSessions } from '../auth/own-sessions.ts';
import type { Host } from '../host.ts';
import type { Caller } from '../http/caller.ts';
import { readInbox } from '../live/inbox.ts';
import { type RecordTables, columnOf } from '../resources/record-table.ts';
import type { RequestContext } from '../resources/request-context.ts';
import { consentsOf } from './consents.ts';
import { type OwnImages, PICTURE_PLACE, fileOf, pictureKeyOf, pictureOf } from './own-contents.ts';
import { ownMessages } from './own-messages.ts';
import { type OwnRecord, countOwn, ownRecords, ownTables } from './own-records.ts';
import type { PersonalData } from './personal-data.ts';
import { readableCopy } from './readable-copy.ts';
import type { ZipEntry } from './zip-stream.ts';

/** Whose data it is, as they ask for it. */
export type Person = RequestContext & { caller: Caller; ownerId: number };

/** What the firm holds of a person, at a glance. */
export async function readOwnData(host: Host, tables: RecordTables, person: Person): Promise<OwnData> {
  const { pool } = host;
  const { ownerId } = person;
  const counts: Record<string, number> = { files: 0, notes: 0 };
  const add = (key: string, count: number) => (counts[key] = (counts[key] ?? 0) + count);
  for (const table of ownTables(tables)) {
    const { resource, name } = table;
    add(resource.name, await countOwn(host, { table, tables, requestContext: person }));
    const own = `record_id in (select id from ${name} where ${columnOf(table, resource.owner ?? '')} = $2 and deleted_at is null)`;
    const { rows } = await pool.query<{ files: number; notes: number }>(
      `select (select count(*)::int from attachments where resource = $1 and visibility = 'client' and ${own}) as files,
         (select count(*)::int from thread_entries
          where resource = $1 and kind = 'note' and visibility = 'client' and ${own}) as notes`,
      [resource.name, ownerId],
    );
    add('files', rows[0]?.files ?? 0);
    add('notes', rows[0]?.notes ?? 0);
  }
  const messages = await ownMessages(pool, ownerId);
  if (messages) add(contactMessages.name, messages.length);
  return { account: await accountOf(pool, person), consents: await consentsOf(pool, ownerId), counts };
}

async function accountOf(pool: Pool, { ownerId, language }: Person): Promise<OwnData['account']> {
  const account = await accountById(pool, ownerId);
  if (!account) throw new AppError('unauthenticated');
  const { rows } = await pool.query<{ name: string }>(
    `select ${language === 'ar' ? 'name_ar' : 'name_en'} as name from branches where id = $1`,
    [account.branchId],
  );
  const { profileImage: _file, ...info } = userInfoOf(account, language);
  return { ...info, branch: rows[0]?.name ?? null };
}

const inboxOf = ({ pool }: Host, { ownerId, language }: Person) =>
  readInbox(pool, { userId: ownerId, channel: 'client', language });

interface ArchivedFile {
  readonly id: string;
  /** Its path in the archive. */
  readonly name: string;
}

/** All that is held of a person, and where each of their files is to lie. */
async function gatherOwn(
  host: Host,
  tables: RecordTables,
  person: Person,
): Promise<{ data: PersonalData; files: readonly ArchivedFile[] }> {
  const files: ArchivedFile[] = [];
  const records: Record<string, OwnRecord[]> = {};
  for (const table of ownTables(tables)) {
    const found: OwnRecord[] = [];
    for await (const own of ownRecords(host, { table, tables, requestContext: person })) {
      found.push(own);
      const folder = `files/${table.resource.name}/${String(own.record['number'] ?? own.record['id'])}`;
      // Two may have the same name.
      for (const [at, { id, name }] of own.files.entries())
        files.push({ id, name: `${folder}/${at + 1}-${name}` });
    }
    records[table.resource.name] = found;
  }
  const data = {
    exportedAt: new Date().toISOString(),
    account: await accountOf(host.pool, person),
    picture: (await pictureKeyOf(host.pool, person.ownerId)) === null ? null : PICTURE_PLACE,
    consents: await consentsOf(host.pool, person.ownerId),
    messages: await ownMessages(host.pool, person.ownerId),
    sessions: await listKeptSessions(host.pool, person.caller),
    notifications: (await inboxOf(host, person)).items,
    records,
  };
  return { data, files };
}

/** The same to be read, as one page. */
export async function ownPage(host: Host, tables: RecordTables, person: Person): Promise<string> {
  const { data } = await gatherOwn(host, tables, person);
  return readableCopy({ data, resources: resourcesOf(tables), language: person.language });
}

const resourcesOf = (tables: RecordTables): AnyResource[] =>
  ownTables(tables).map(({ resource }) => resource);

/** All of it, to take along: a file for machines, the same to be read, and the files as they are. */
export async function* ownArchive(
  { host, tables, images }: { host: Host; tables: RecordTables; images: OwnImages },
  person: Person,
): AsyncGenerator<ZipEntry> {
  const { data, files } = await gatherOwn(host, tables, person);
  yield { name: 'data.json', content: jsonOf(data), isText: true };
  const places = new Map(files.map(({ id, name }) => [id, name]));
  const page = readableCopy({
    data,
    resources: resourcesOf(tables),
    language: person.language,
    placeOf: ({ id }) => places.get(id),
  });
  yield { name: 'data.html', content: Buffer.from(page), isText: true };
  const missing: { name: string; reason: string }[] = [];
  const contents = [
    ...(data.picture === null
      ? []
      : [{ name: data.picture, read: () => pictureOf(host, images, person.ownerId) }]),
    ...files.map(({ id, name }) => ({ name, read: () => fileOf(host, id) })),
  ];
  for (const { name, read } of contents) {
    // However slowly they read: a session that was ended gets no further file.
    await callerNow(host.pool, person.caller);
    const content = await read();
    if (typeof content === 'string') missing.push({ name, reason: content });
    else yield { name, content, isText: false };
  }
  // Whoever takes the copy along would not miss what it does not name.
  if (missing.length > 0) yield { name: 'missing.json', content: jsonOf(missing), isText: true };
}

const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
