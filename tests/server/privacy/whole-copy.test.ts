import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { ownDataCalls } from '#contract/own-data.ts';
import { signedInSchema } from '#contract/session.ts';
import { requests } from '#resources/requests.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { SAMPLE_IMAGE } from '#tests/support/sample-image.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';

const host = await shareHost();
const { pool } = host.database;

const copySchema = z.object({
  picture: z.string().nullable(),
  records: z.record(
    z.string(),
    z.array(z.object({ thread: z.array(z.looseObject({ text: z.string().nullable() })).optional() })),
  ),
});

let made = 0;
async function newClient() {
  made += 1;
  const email = `whole-copy-${made}@example.com`;
  const answer = await host.call('POST', accountCalls.register, { body: { ...newAccount, email } });
  const { accessToken, user } = signedInSchema.parse(answer.body.data);
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    id: user.id,
    headers,
    async copy() {
      const { rawPayload } = await host.app.inject({ url: ownDataCalls.export, headers });
      const files = unzipSync(rawPayload);
      const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
      return {
        files,
        page: textOf('data.html'),
        missing: () => JSON.parse(textOf('missing.json')),
        data: copySchema.parse(JSON.parse(textOf('data.json'))),
      };
    },
  };
}

it('of a long correspondence the copy left out what was said first', async () => {
  const client = await newClient();
  const sent = await host.call('POST', `/api/${requests.endpoint}/Add`, {
    headers: client.headers,
    body: buildRecord(requests, { role: 'User' }),
  });
  const { id } = z.object({ id: z.number() }).parse(sent.body.data);
  await host.call('POST', `/api/${requests.endpoint}/AddNote/${id}`, {
    as: 'Admin',
    body: { text: 'The very first words', visibility: 'client' },
  });
  await pool.query(
    `insert into thread_entries (resource, record_id, kind, visibility, text, data)
     select $1, $2, 'note', 'client', 'Said later', '{}' from generate_series(1, 1000)`,
    [requests.name, id],
  );
  const { data, page } = await client.copy();
  const thread = data.records[requests.name]?.[0]?.thread ?? [];
  expect(thread.map(({ text }) => text)).toContain('The very first words');
  expect(page).toContain('The very first words');
});

it('the copy lacked the profile picture', async () => {
  const client = await newClient();
  const setPicture = async (key: string) =>
    pool.query('update users set profile_image = $2 where id = $1', [
      client.id,
      JSON.stringify({ ...SAMPLE_IMAGE, key }),
    ]);
  expect((await client.copy()).data.picture).toBeNull();
  await setPicture(SAMPLE_IMAGE.key);
  const { data, files, page } = await client.copy();
  const place = data.picture ?? '';
  expect(Buffer.from(files[place] ?? []).equals(await sampleBytes('webp'))).toBe(true);
  expect(page).toContain(`href="${place}"`);
  await setPicture('f'.repeat(32));
  expect((await client.copy()).missing()).toEqual([{ name: place, reason: 'lost' }]);
});
