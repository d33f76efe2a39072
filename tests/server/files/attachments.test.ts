import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attachmentSchema } from '#contract/attachments.ts';
import { FILE_MAX_BYTES } from '#contract/file-rules.ts';
import { formBody } from '#tests/support/form-body.ts';
import { withPapers } from '#tests/support/paper-holder.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import type { Person } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ resources: withPapers });
const png = await sampleBytes('png');

const recordSchema = z.object({ id: z.number(), papers: z.array(attachmentSchema) });
const body = { name: 'A view', resource: 'faqs', query: '', columns: '' };
interface Paper {
  content: Buffer | string;
  filename: string;
}
const form = (papers: readonly Paper[], data: unknown = body) =>
  formBody([
    { name: 'data', content: JSON.stringify(data) },
    ...papers.map((paper) => ({ name: 'papers', type: 'application/octet-stream', ...paper })),
  ]);
const picture = (filename = 'صورة.png'): Paper => ({ content: png, filename });
const send = (papers: readonly Paper[], headers: Record<string, string> = {}) =>
  host.call('POST', '/api/ListViews/Add', { as: 'User', form: form(papers), headers });
const sent = async (papers: readonly Paper[], headers?: Record<string, string>) =>
  recordSchema.parse((await send(papers, headers)).body.data);
const add = (
  id: number,
  papers: readonly Paper[],
  as: Person = 'User',
  headers: Record<string, string> = {},
) =>
  host.call('POST', `/api/ListViews/AddAttachment/${id}`, {
    as,
    headers,
    form: formBody(papers.map((paper) => ({ name: 'papers', type: 'image/png', ...paper }))),
  });
const download = async (id: string, as: Exclude<Person, null> | null) =>
  host.app.inject({
    url: `/api/Attachments/Download/${id}`,
    headers: as === null ? {} : { authorization: `Bearer ${await host.tokenOf(as)}` },
  });
const folder = () => join(host.env.dataDir, 'uploads');
const stored = async () => ({
  contents: existsSync(folder()) ? readdirSync(folder()).length : 0,
  rows: (await host.database.pool.query('select count(*)::int as n from attachments')).rows[0].n,
  records: (await host.database.pool.query('select count(*)::int as n from list_views')).rows[0].n,
});

describe('a record is sent with files', () => {
  it('R210 up to four, and answers name them', async () => {
    const record = await sent([picture(), picture('two.png'), picture('3.png'), picture('4.png')]);
    expect(record.papers.map(({ name, type }) => [name, type])).toEqual([
      ['صورة.png', 'image/png'],
      ['two.png', 'image/png'],
      ['3.png', 'image/png'],
      ['4.png', 'image/png'],
    ]);
    const read = await host.call('GET', `/api/ListViews/GetById/${record.id}`, { as: 'User' });
    expect(recordSchema.parse(read.body.data)).toEqual(record);
    const list = await host.call('GET', '/api/ListViews/GetAll', { as: 'Admin' });
    expect(z.array(recordSchema).parse(list.body.data)).toContainEqual(record);
  });

  it('without any, as a form and as plain JSON', async () => {
    expect((await sent([])).papers).toEqual([]);
    const json = await host.call('POST', '/api/ListViews/Add', { as: 'User', body });
    expect(recordSchema.parse(json.body.data).papers).toEqual([]);
  });

  it('with a body that a browser sends as a JSON blob', async () => {
    const blob = { name: 'data', content: JSON.stringify(body), filename: 'blob', type: 'application/json' };
    const answer = await host.call('POST', '/api/ListViews/Add', { as: 'User', form: formBody([blob]) });
    expect(answer.status).toBe(200);
  });

  it('U-01 A24 a fifth is refused, and nothing is kept', async () => {
    const before = await stored();
    const answer = await send(Array.from({ length: 5 }, (_, at) => picture(`${at}.png`)));
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields?.['papers']).toMatchObject({
      code: 'tooManyFiles',
      message: 'You can attach up to 4 files',
    });
    expect(await stored()).toEqual(before);
  });

  it('U-01 R211 R213 of 5,242,880 bytes, and not of one more', async () => {
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    expect((await send([{ content: padded(FILE_MAX_BYTES), filename: 'a.png' }])).status).toBe(200);
    const before = await stored();
    const answer = await send([picture(), { content: padded(FILE_MAX_BYTES + 1), filename: 'b.png' }]);
    expect(answer.status).toBe(413);
    expect(answer.body.error?.description).toBe('File is too large. Max size is 5MB');
    expect(answer.body.error?.fields?.['papers.1']?.code).toBe('fileTooLarge');
    expect(await stored()).toEqual(before);
  });

  it('U-07 R214 A78 what is wrong is told at each file, and nothing is kept', async () => {
    const before = await stored();
    const html: Paper = { content: '<html><script>alert(1)</script>', filename: 'photo.png' };
    const answer = await send([html, picture(), { content: '', filename: 'empty.pdf' }]);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(['papers.0', 'papers.2']);
    expect(answer.body.error?.fields?.['papers.0']?.message).toBe('Invalid file type');
    expect(await stored()).toEqual(before);
  });

  it('U-07 a body that is refused keeps no file', async () => {
    const before = await stored();
    for (const data of [{ ...body, name: '' }, { ...body, papers: [] }, 'text', null]) {
      const answer = await host.call('POST', '/api/ListViews/Add', {
        as: 'User',
        form: form([picture()], data),
      });
      expect(answer.status).toBe(400);
    }
    expect(await stored()).toEqual(before);
  });

  it('the same submission again makes nothing twice, with other content it is refused', async () => {
    const headers = { 'idempotency-key': 'once-with-files' };
    const first = await sent([picture('a.png')], headers);
    const after = await stored();
    expect(await sent([picture('a.png')], headers)).toEqual(first);
    expect(await stored()).toEqual(after);
    const other = { content: await sampleBytes('jpeg'), filename: 'a.png' };
    expect((await send([other], headers)).body.error?.code).toBe('idempotencyMismatch');
    expect(await stored()).toEqual(after);
    const twice = { 'idempotency-key': 'both-at-once' };
    const both = await Promise.all([sent([picture()], twice), sent([picture()], twice)]);
    expect(both[0]).toEqual(both[1]);
    expect(await stored()).toMatchObject({ rows: after.rows + 1, contents: after.contents + 1 });
  });
});

describe('a file is added later', () => {
  it('by its owner or by staff, until there are four', async () => {
    const { id } = await sent([picture()]);
    expect(attachmentSchema.parse((await add(id, [picture('two.png')])).body.data).name).toBe('two.png');
    expect((await add(id, [picture('three.png')], 'Admin')).status).toBe(200);
    expect((await add(id, [picture('four.png')])).status).toBe(200);
    const before = await stored();
    const fifth = await add(id, [picture('five.png')]);
    expect(fifth.body.error?.fields?.['papers']?.code).toBe('tooManyFiles');
    expect(await stored()).toEqual(before);
    const read = await host.call('GET', `/api/ListViews/GetById/${id}`, { as: 'User' });
    expect(read.body.data).toMatchObject({ version: 4 });
  });

  it('many at once never make five', async () => {
    const { id } = await sent([]);
    // Four of each: more of one sender are not taken at once.
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => add(id, [picture(`${at}.png`)], at % 2 === 0 ? 'User' : 'Admin')),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(4);
    const read = await host.call('GET', `/api/ListViews/GetById/${id}`, { as: 'User' });
    expect(recordSchema.parse(read.body.data).papers).toHaveLength(4);
  });

  it('a file too many was looked into before it was refused; the last that fitted is repeated all the same', async () => {
    const { id } = await sent([picture('1.png'), picture('2.png'), picture('3.png')]);
    const headers = { 'idempotency-key': 'the-last-that-fits' };
    const fourth = await add(id, [picture('4.png')], 'User', headers);
    const html: Paper = { content: '<html><script>alert(1)</script>', filename: '5.png' };
    expect((await add(id, [html])).body.error?.fields?.['papers']?.code).toBe('tooManyFiles');
    const again = await add(id, [picture('4.png')], 'User', headers);
    expect([again.status, again.body.data]).toEqual([200, fourth.body.data]);
  });

  it('Z-04 R223 not to what is somebody else’s or unknown: both answer alike', async () => {
    const { id } = await sent([]);
    const before = await stored();
    const [foreign, unknown] = [await add(id, [picture()], 'client2'), await add(999_999, [picture()])];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await add(id, [picture()], 'CustomerService')).status).toBe(403);
    expect((await add(id, [picture()], null)).status).toBe(401);
    expect((await add(id, [])).body.error?.code).toBe('fileMissing');
    expect(await stored()).toEqual(before);
  });
});

describe('a file is fetched', () => {
  it('U-04 R221 by its owner and by staff, as a download that can do nothing', async () => {
    const { papers } = await sent([picture('عقد %22الإيجار%22 (1).png')]);
    const id = papers[0]?.id ?? '';
    for (const person of ['User', 'Admin', 'CustomerService'] as const) {
      const answer = await download(id, person);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const disposition = String(answer.headers['content-disposition']);
      expect(disposition).toMatch(/^attachment; filename="attachment\.png"; filename\*=UTF-8''/);
      expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('عقد _الإيجار_ (1).png');
      expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it('Z-04 R223 by nobody else: an unknown address and somebody else’s answer alike', async () => {
    const { papers } = await sent([picture()]);
    const id = papers[0]?.id ?? '';
    const foreign = await download(id, 'client2');
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual((await download(randomUUID(), 'client2')).json());
    for (const none of ['1', '1e3', 'x', `${id}0`, id.slice(1)])
      expect([none, (await download(none, 'User')).statusCode]).toEqual([none, 404]);
    expect((await download(id, null)).statusCode).toBe(401);
  });

  it('R223 whoever had sent the file 812 knew of 811 and 813, and how many files the firm is sent', async () => {
    const files = [await sent([picture('first.png')]), await sent([picture('second.png')])];
    const told = files.map(({ papers }) => String(papers[0]?.id));
    expect(new Set(told).size).toBe(2);
    for (const id of told) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const { rows } = await host.database.pool.query<{ id: number }>(
      'select id from attachments order by id desc limit 2',
    );
    for (const { id } of rows)
      for (const person of ['User', 'Admin'] as const)
        expect((await download(String(id), person)).statusCode).toBe(404);
  });

  it('not while its record is in the trash', async () => {
    const { id, papers } = await sent([picture()]);
    await host.call('DELETE', `/api/ListViews/Delete/${id}`, { as: 'Admin' });
    expect((await download(papers[0]?.id ?? '', 'Admin')).statusCode).toBe(404);
    await host.call('POST', `/api/ListViews/Restore/${id}`, { as: 'Admin' });
    expect((await download(papers[0]?.id ?? '', 'Admin')).statusCode).toBe(200);
  });
});

it('U-09 a picture is drawn anew: what it carried beside it is gone', async () => {
  const hidden = Buffer.concat([png, Buffer.from('canary-behind-the-end')]);
  const { papers } = await sent([{ content: hidden, filename: 'a.png' }]);
  const { rows } = await host.database.pool.query(
    'select storage_key, size from attachments where public_id = $1',
    [papers[0]?.id],
  );
  const kept = readFileSync(join(folder(), rows[0].storage_key, 'content'));
  expect(kept.includes('canary')).toBe(false);
  expect(rows[0].size).toBe(kept.length);
});
