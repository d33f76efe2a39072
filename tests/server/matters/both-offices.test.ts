import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attachmentSchema } from '#contract/attachments.ts';
import type { Matter } from '#contract/matter.ts';
import { addAttachmentPath, callPath, downloadPath } from '#contract/resource-paths.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { matters } from '#resources/matters.ts';
import { formBody } from '#tests/support/form-body.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import type { Person } from '#tests/support/test-host.ts';

const CLIENT = 'client@yamama-fustat.example';
const OFFICES = [
  { of: 1, elsewhere: 2 },
  { of: 2, elsewhere: 1 },
];

const host = await shareHost();
const on = mattersOn(host);
const content = await sampleBytes('png');
const rowsSchema = z.array(z.looseObject({ id: z.number(), branchId: z.number() }));

/** All of the staff work at this office. */
async function employAt(office: number): Promise<void> {
  const ids = await Promise.all(STAFF_ROLES.map((role) => host.userIdOf(role)));
  await host.database.pool.query('update users set branch_id = $2 where id = any($1)', [ids, office]);
}

/** One that a client sends to an office, with a file and a word. */
async function sendTo(kind: Matter, office: number): Promise<{ id: number; fileId: string }> {
  const { id } = await on.send(kind, 'User', { ...buildRecord(kind, { role: 'User' }), branchId: office });
  const added = await host.call('POST', addAttachmentPath(kind, id), {
    as: 'User',
    form: formBody([{ name: 'attachments', type: 'image/png', filename: 'lease.png', content }]),
  });
  expect((await on.note(kind, id, { text: 'Here is the lease' }, 'User')).status).toBe(200);
  return { id, fileId: attachmentSchema.parse(added.body.data).id };
}

async function listed(kind: Matter, as: Person): Promise<Map<number, number>> {
  const query = { PageSize: '100' };
  const { body } = await host.call('GET', callPath(kind, kind.verbs.list), { as, query });
  return new Map(rowsSchema.parse(body.data).map(({ id, branchId }) => [id, branchId]));
}

describe.each(matters)('one of $name', (kind) => {
  it.each(OFFICES)(
    'that was sent to office $of is read by all staff of office $elsewhere: itself, its words, its files and who sent it',
    async ({ of, elsewhere }) => {
      await employAt(elsewhere);
      const { id, fileId } = await sendTo(kind, of);
      for (const as of STAFF_ROLES) {
        expect(await on.read(kind, id, as)).toMatchObject({ id, branchId: of });
        expect((await listed(kind, as)).get(id)).toBe(of);
        const words = (await on.thread(kind, id, as)).map(({ text }) => text);
        expect(words).toContain('Here is the lease');
        const file = await host.app.inject({
          url: downloadPath(fileId),
          headers: { authorization: `Bearer ${await host.tokenOf(as)}` },
        });
        expect([file.statusCode, file.rawPayload.length > 0]).toEqual([200, true]);
        const contact = await host.call('GET', callPath(kind, kind.verbs.contact, id), { as });
        expect(contact.body.data).toMatchObject({ email: CLIENT });
      }
    },
  );

  it('is followed by its client in one place, whichever office has it', async () => {
    const sent = await Promise.all(OFFICES.map(({ of }) => sendTo(kind, of)));
    const own = await listed(kind, 'User');
    expect(sent.map(({ id }) => own.get(id))).toEqual(OFFICES.map(({ of }) => of));
  });
});
