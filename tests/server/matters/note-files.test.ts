import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_FILES, NOTE_FILES_MAX } from '#contract/note-values.ts';
import { ownDataCalls } from '#contract/own-data.ts';
import { callPath, downloadPath } from '#contract/resource-paths.ts';
import { matters } from '#resources/matters.ts';
import { formBody } from '#tests/support/form-body.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const png = await sampleBytes('png');

const write = (
  resource: AnyResource,
  id: number,
  note: object,
  {
    as = 'CustomerService' as Person,
    names = ['العقد.png'],
    content = png as Buffer | string,
    key = '',
  } = {},
) =>
  host.call('POST', callPath(resource, resource.verbs.addNote, id), {
    as,
    form: formBody([
      { name: 'data', content: JSON.stringify(note) },
      ...names.map((filename) => ({ name: NOTE_FILES, type: 'image/png', filename, content })),
    ]),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const filesIn = async (resource: AnyResource, id: number, as: Person) =>
  (await on.thread(resource, id, as)).flatMap(({ data }) => data.files ?? []);
const download = async (id: string, as: 'User' | 'client2' | 'Admin') =>
  host.app.inject({
    url: downloadPath(id),
    headers: { authorization: `Bearer ${await host.tokenOf(as)}` },
  });
const told = async (kind: string, id: number) => {
  const { rows } = await host.database.pool.query<{ count: number }>(
    'select count(*)::int as count from notifications where kind = $1 and record_id = $2',
    [kind, id],
  );
  return rows[0]?.count;
};

describe.each(matters.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  it('staff send a client files with a note, who reads their names and opens them', async () => {
    const { id } = await on.send(resource);
    const sent = await write(
      resource,
      id,
      { text: 'Please read both', visibility: 'client' },
      { names: ['العقد.png', 'draft.png'] },
    );
    expect(sent.status).toBe(200);
    const files = await filesIn(resource, id, 'User');
    expect(files).toMatchObject([
      { name: 'العقد.png', type: 'image/png' },
      { name: 'draft.png', type: 'image/png' },
    ]);
    for (const file of files) {
      const { statusCode, headers } = await download(file.id, 'User');
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect((await download(file.id, 'client2')).statusCode).toBe(404);
    }
    // They take nobody's place among the files of the record.
    expect(await on.read(resource, id, 'User')).toMatchObject({ attachments: [] });
    expect([await told('newNoteFiles', id), await told('newNote', id)]).toEqual([1, 0]);
    const { rows } = await host.database.pool.query<{ topics: string[] }>(
      `select payload->'topics' as topics from outbox where (payload->>'id')::int = $1 and payload->>'table' = $2`,
      [id, resource.name],
    );
    expect(rows.flatMap(({ topics }) => topics)).toContain('newNoteFiles');
  });

  it('Z-07 R222 what goes with a note inside is a file that no client ever gets, by name, by address, or in a copy', async () => {
    const canary = 'zarqaa-al-yamama.png';
    const { id } = await on.send(resource);
    const before = await ownCount();
    expect((await write(resource, id, { text: 'Inside' }, { names: [canary] })).status).toBe(200);
    const [file] = await filesIn(resource, id, 'Admin');
    expect(file?.name).toBe(canary);
    expect((await download(file?.id ?? '', 'Admin')).statusCode).toBe(200);
    const refused = await download(file?.id ?? '', 'User');
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toBe((await download(randomUUID(), 'User')).body);
    expect(await filesIn(resource, id, 'User')).toEqual([]);
    expect(await ownCount()).toBe(before);
    expect(await told('newNoteFiles', id)).toBe(0);
    const headers = { authorization: `Bearer ${await host.tokenOf('User')}` };
    const copy = await host.app.inject({ url: ownDataCalls.export, headers });
    expect(copy.rawPayload.includes(canary)).toBe(false);
  });

  it('a client’s own copy holds what they were sent with a note', async () => {
    const { id } = await on.send(resource);
    await write(resource, id, { text: 'Yours', visibility: 'client' }, { names: ['yours.png'] });
    const headers = { authorization: `Bearer ${await host.tokenOf('User')}` };
    const { rawPayload } = await host.app.inject({ url: ownDataCalls.export, headers });
    expect(rawPayload.includes('-yours.png')).toBe(true);
  });

  it('files are looked into, counted, and taken once however often they come', async () => {
    const { id } = await on.send(resource);
    const before = await on.thread(resource, id);
    const note = { text: 'With files', visibility: 'client' };
    const fieldsOf = ({ body }: { body: { error?: { fields?: Record<string, { code: string }> } | null } }) =>
      Object.entries(body.error?.fields ?? {}).map(([key, { code }]) => `${key}: ${code}`);
    expect(fieldsOf(await write(resource, id, note, { content: 'MZ this is a program' }))).toEqual([
      `${NOTE_FILES}.0: fileType`,
    ]);
    const names = Array.from({ length: NOTE_FILES_MAX + 1 }, (_, at) => `${at}.png`);
    expect(fieldsOf(await write(resource, id, note, { names }))).toEqual([`${NOTE_FILES}: tooManyFiles`]);
    // What clients send stands with the record: their notes carry none.
    expect(fieldsOf(await write(resource, id, { text: 'Mine' }, { as: 'User' }))).toEqual([
      `${NOTE_FILES}: unknownField`,
    ]);
    expect(await on.thread(resource, id)).toEqual(before);
    const key = `note-files-${resource.name}-${id}`;
    for (let time = 0; time < 2; time += 1) await write(resource, id, note, { key });
    expect(await filesIn(resource, id, 'Admin')).toHaveLength(1);
  });
});

async function ownCount(): Promise<number> {
  const { body } = await host.call('GET', ownDataCalls.read, { as: 'User' });
  return z.object({ counts: z.object({ files: z.number() }) }).parse(body.data).counts.files;
}
