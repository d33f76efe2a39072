import { beforeEach, describe, expect, it } from 'vitest';
import { type Inbox, inboxCalls, inboxSchema } from '#contract/inbox.ts';
import { sweep } from '#server/housekeeping.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Notice, notify } from '#server/live/notify.ts';
import { type Person, everyone } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
beforeEach(async () => {
  await host.database.pool.query('delete from notifications');
  await host.database.pool.query('delete from inboxes');
});

const tell = (notice: Notice) => withTransaction(host.database.pool, (client) => notify(client, notice));
const tellStaff = (number: string) =>
  tell({ to: 'staff', kind: 'newRequest', number, about: { resource: 'requests', id: 7 } });
const inboxOf = async (
  as: Person,
  options: { language?: 'ar' | 'en'; after?: number } = {},
): Promise<Inbox> => {
  const answer = await host.call('GET', inboxCalls.get, {
    as,
    ...(options.language ? { language: options.language } : {}),
    ...(options.after === undefined ? {} : { query: { After: String(options.after) } }),
  });
  return inboxSchema.parse(answer.body.data);
};
const messagesOf = async (as: Person) => (await inboxOf(as)).items.map(({ message }) => message);
const post = (as: Person, path: string, body?: unknown) => host.call('POST', path, { as, body });

describe('reading', () => {
  it('the newest first, in the language of the reader, with what it leads to', async () => {
    await tellStaff('R-2026-00001');
    await tellStaff('R-2026-00002');
    const { items, lastId } = await inboxOf('Admin');
    expect(lastId).toBe(2);
    expect(items.map(({ id, message }) => [id, message])).toEqual([
      [2, 'New service request #R-2026-00002'],
      [1, 'New service request #R-2026-00001'],
    ]);
    expect(items[0]).toMatchObject({
      type: 'newRequest',
      isStaffNotification: true,
      userServiceId: 7,
      userConsultationId: null,
      noteId: null,
      isRead: false,
    });
    const arabic = await inboxOf('Admin', { language: 'ar' });
    expect(arabic.items[0]?.message).toBe('طلب خدمة جديد رقم R-2026-00002');
  });

  it('an account that was never told anything has an empty inbox', async () => {
    expect(await inboxOf('User')).toEqual({ items: [], lastId: 0 });
  });

  it('after a number: only what is newer', async () => {
    for (const number of ['R-1', 'R-2', 'R-3']) await tellStaff(number);
    expect((await inboxOf('Admin', { after: 2 })).items.map(({ id }) => id)).toEqual([3]);
    expect((await inboxOf('Admin', { after: 3 })).items).toEqual([]);
  });

  it('R300 nobody sees what another was told, and a visitor sees nothing', async () => {
    await tell({ to: { userId: await host.userIdOf('User') }, kind: 'newNote', number: 'R-4', noteId: 3 });
    expect(await messagesOf('User')).toEqual(['A new note was added to your file #R-4']);
    for (const other of everyone.filter((person) => person !== 'User' && person !== null))
      expect(await messagesOf(other)).toEqual([]);
    expect(await messagesOf('client2')).toEqual([]);
    expect((await host.call('GET', inboxCalls.get)).status).toBe(401);
  });

  it('what was told over another channel is not shown to whoever changed sides', async () => {
    const id = await host.userIdOf('CustomerService');
    await tellStaff('R-1');
    await host.database.pool.query(`update notifications set channel = 'client' where user_id = $1`, [id]);
    expect(await messagesOf('CustomerService')).toEqual([]);
  });

  it('R131 after seven days it is gone, at once from the answer and within the hour from the table', async () => {
    await tellStaff('R-1');
    await host.database.pool.query(
      `update notifications set created_at = now() - interval '7 days 1 minute'`,
    );
    expect(await messagesOf('Admin')).toEqual([]);
    await sweep(host.database.pool);
    expect((await host.database.pool.query('select 1 from notifications')).rowCount).toBe(0);
    await tellStaff('R-2');
    expect((await inboxOf('Admin')).lastId).toBe(2);
  });
});

describe('marking and clearing', () => {
  const readOf = async (as: Person) => (await inboxOf(as)).items.map(({ isRead }) => isRead);

  it('R121 R319 one becomes read and unread again, for its owner alone', async () => {
    await tellStaff('R-1');
    expect((await post('Admin', `${inboxCalls.markRead}/1`)).status).toBe(200);
    expect([await readOf('Admin'), await readOf('CustomerService')]).toEqual([[true], [false]]);
    await post('Admin', `${inboxCalls.markUnread}/1`);
    expect(await readOf('Admin')).toEqual([false]);
  });

  it('one that does not exist is not found', async () => {
    const answer = await post('User', `${inboxCalls.markRead}/1`);
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'notFound']);
  });

  it('R122 all become read, but not what came unseen', async () => {
    for (const number of ['R-1', 'R-2', 'R-3']) await tellStaff(number);
    await post('Admin', inboxCalls.markAllRead, { through: 2 });
    expect(await readOf('Admin')).toEqual([false, true, true]);
  });

  it('R124 all are cleared away and come back together, read state included', async () => {
    for (const number of ['R-1', 'R-2', 'R-3']) await tellStaff(number);
    await post('Admin', `${inboxCalls.markRead}/1`);
    await post('Admin', inboxCalls.clearAll, { through: 1 });
    await post('Admin', inboxCalls.clearAll, { through: 2 });
    expect(await messagesOf('Admin')).toEqual(['New service request #R-3']);
    await post('Admin', inboxCalls.undoClear, { through: 2 });
    expect(await readOf('Admin')).toEqual([false, false]);
    await post('Admin', inboxCalls.undoClear, { through: 1 });
    expect(await readOf('Admin')).toEqual([false, false, true]);
    expect(await messagesOf('CustomerService')).toHaveLength(3);
  });

  it('a body that says anything else is refused', async () => {
    for (const body of [{}, { through: 0 }, { through: '1' }, { through: 1, userId: 1 }])
      expect((await post('Admin', inboxCalls.clearAll, body)).status).toBe(400);
  });
});
