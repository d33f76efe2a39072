import { describe, expect, it } from 'vitest';
import { inboxCalls, inboxSchema } from '#contract/inbox.ts';
import { matters } from '#resources/matters.ts';
import { mentionMail } from '#server/mail/staff-mail.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;

async function toldOf(as: Person, number: string) {
  const { body } = await host.call('GET', inboxCalls.get, { as });
  return inboxSchema
    .parse(body.data)
    .items.filter(({ type, message }) => type === 'mentioned' && message.includes(number));
}
const mailsOf = async (id: number) =>
  (
    await pool.query<{ payload: object }>(
      `select payload from outbox where kind = 'mentioned' and (payload->>'id')::int = $1 order by id`,
      [id],
    )
  ).rows.map(({ payload }) => payload);

describe.each(matters.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  it('a colleague who is mentioned inside is told once, by bell and by mail, and the author never', async () => {
    const { id, number } = await on.send(resource);
    const [admin, support] = [await host.userIdOf('Admin'), await host.userIdOf('CustomerService')];
    const sent = await on.note(resource, id, { text: '@Admin look', mentions: [admin, admin, support] });
    expect(sent.status).toBe(200);
    expect(await toldOf('Admin', number)).toHaveLength(1);
    expect(await toldOf('CustomerService', number)).toEqual([]);
    expect(await mailsOf(id)).toEqual([{ userId: admin, table: resource.name, id, number }]);
    const note = (await on.thread(resource, id)).at(-1);
    expect(note).toMatchObject({ kind: 'note', text: '@Admin look', visibility: 'internal' });
    expect(note?.data.mentions?.map((one) => one.id)).toEqual([admin]);
    expect((await on.thread(resource, id, 'User')).map(({ kind }) => kind)).toEqual(['received']);
  });

  it('nobody is mentioned who may not read it, in what is for the client, or by a client', async () => {
    const { id } = await on.send(resource);
    const [admin, client] = [await host.userIdOf('Admin'), await host.userIdOf('User')];
    const code = async (body: object, as: Person = 'CustomerService') => {
      const { status, body: answer } = await on.note(resource, id, { text: 'Look', ...body }, as);
      expect(status).toBe(400);
      return answer.error?.fields?.['mentions']?.code;
    };
    expect(await code({ mentions: [client] })).toBe('referenceMissing');
    expect(await code({ mentions: [admin, 2_000_000_000] })).toBe('referenceMissing');
    expect(await code({ mentions: [admin], visibility: 'client' })).toBe('invalid');
    expect(await code({ mentions: [admin] }, 'User')).toBe('unknownField');
    expect(await on.thread(resource, id)).toHaveLength(1);
    expect(await mailsOf(id)).toEqual([]);
  });
});

it('the mail says where the note stands, and nothing of what it says', () => {
  const link = 'https://firm.example/admin/requests/7';
  const mail = mentionMail({ number: 'R-2026-00007' }, { language: 'en', link, name: 'Nada' });
  expect(mail.subject).toBe('You were mentioned: R-2026-00007');
  expect(mail.text).toContain(link);
  expect(mentionMail({ number: 'R-2026-00007' }, { language: 'ar', link: null, name: '' }).text).toContain(
    'لوحة التحكم',
  );
});
