import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ownDataCalls } from '#contract/own-data.ts';
import { addAttachmentPath, callPath } from '#contract/resource-paths.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { requests } from '#resources/requests.ts';
import { readCsv } from '#server/transfer/csv.ts';
import { formBody } from '#tests/support/form-body.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { someoneNew } from '#tests/support/someone-new.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const host = await shareHost();
const { pool } = host.database;
/** More than one batch of an export. */
const MANY = 600;

interface Download {
  url: string;
  headers: Record<string, string>;
  /** What the statement holds that is asked first of several of its kind. */
  first: string;
}

/** Loads a file, and makes a change as soon as its first part was fetched. */
async function downloadWhile({ url, headers, first }: Download, change: () => Promise<unknown>) {
  const ask = pool.query.bind(pool);
  let isChanged = false;
  const asked = vi.spyOn(pool, 'query').mockImplementation(async (...given: unknown[]) => {
    const answer: unknown = await Reflect.apply(ask, pool, given);
    if (!isChanged && JSON.stringify(given[0]).includes(first)) {
      isChanged = true;
      await change();
    }
    return answer;
  });
  try {
    return await host.app.inject({ url, headers });
  } finally {
    asked.mockRestore();
    expect(isChanged).toBe(true);
  }
}
const BATCH = 'record.id >';

type Someone = Awaited<ReturnType<typeof someoneNew>>;
it.each([
  ['suspended', ({ suspend }: Someone) => suspend()],
  ['demoted', ({ becomes }: Someone) => becomes('User')],
  ['logged out', ({ logOut }: Someone) => logOut()],
  ['given another password', ({ changePassword }: Someone) => changePassword()],
] as const)(
  'S-07 an Admin who is %s while an export is on its way gets no further records',
  async (_title, change) => {
    await pool.query(
      `insert into faq_categories (name_ar, name_en) select 'ب' || n, 'B' || n from generate_series(1, $1::int) n`,
      [MANY],
    );
    const admin = await someoneNew(host, 'Admin');
    const url = callPath(faqCategories, faqCategories.verbs.export);
    await expect(
      downloadWhile({ url, headers: admin.headers, first: BATCH }, async () =>
        expect((await change(admin)).status).toBe(200),
      ),
    ).rejects.toThrow('destroyed');
  },
);

it('S-07 a colleague who is walled off while an export is on its way does not find the matter in it', async () => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into requests (client_id, branch_id, service_id, title, description)
     select $1, 1, 1, 'طلب ' || n, 'x' from generate_series(1, $2::int) n returning id`,
    [await host.userIdOf('User'), MANY],
  );
  const [walled = 0, open = 0] = rows.map(({ id }) => id).toReversed();
  const answer = await downloadWhile(
    {
      url: callPath(requests, requests.verbs.export),
      headers: { authorization: `Bearer ${await host.tokenOf('CustomerService')}` },
      first: BATCH,
    },
    async () =>
      wallOff(pool, { resource: requests.name, recordId: walled }, [await host.userIdOf('CustomerService')]),
  );
  const ids: number[] = [];
  for await (const [id] of readCsv(answer.rawPayload)) ids.push(Number(id));
  expect([ids.includes(open), ids.includes(walled)]).toEqual([true, false]);
});

it('S-07 a client who is suspended while a copy of their data is on its way gets no further file', async () => {
  const { headers, suspend } = await someoneNew(host, 'User');
  const body = buildRecord(requests, { role: 'User' });
  const sent = await host.call('POST', callPath(requests, requests.verbs.create), { headers, body });
  const { id } = z.looseObject({ id: z.number() }).parse(sent.body.data);
  for (const filename of ['one.pdf', 'two.pdf']) {
    const form = formBody([{ name: 'attachments', content: samplePdf(), filename, type: 'application/pdf' }]);
    expect((await host.call('POST', addAttachmentPath(requests, id), { headers, form })).status).toBe(200);
  }
  const copy = { url: ownDataCalls.export, headers, first: 'as key from attachments where public_id' };
  await expect(downloadWhile(copy, suspend)).rejects.toThrow('destroyed');
});
