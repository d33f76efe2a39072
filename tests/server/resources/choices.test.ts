import { expect, it } from 'vitest';
import { z } from 'zod';
import { choiceSchema } from '#contract/choices.ts';
import type { Person } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const ask = (as: Person, query: Record<string, string>) =>
  host.call('GET', '/api/Requests/GetChoices', { as, query });
const choices = async (as: Person, query: Record<string, string>) =>
  z.array(choiceSchema).parse((await ask(as, query)).body.data);
const rowSchema = z.array(
  z.object({ id: z.number(), version: z.number(), assigneeId: z.number().nullable() }),
);
const list = async (as: Person, query: Record<string, string>) =>
  rowSchema.parse((await host.call('GET', '/api/Requests/GetAll', { as, query })).body.data);
const assign = (id: number, assigneeId: number | null) =>
  host.call('PUT', '/api/Requests/Update', { as: 'CustomerService', body: { id, assigneeId } });

it('staff who may not list accounts choose among staff, and learn of nobody else', async () => {
  const [client, admin] = [await host.userIdOf('User'), await host.userIdOf('Admin')];
  const found = await choices('CustomerService', { Field: 'assigneeId' });
  expect(found.map(({ id }) => id)).toContain(admin);
  expect(found.map(({ id }) => id)).not.toContain(client);
  expect(await choices('CustomerService', { Field: 'assigneeId', Ids: `${client},${admin}` })).toHaveLength(
    1,
  );
  expect(await choices('CustomerService', { Field: 'assigneeId', SearchTerm: 'mishaal' })).toHaveLength(1);
  for (const Field of ['clientId', 'title', 'nothing'])
    expect((await ask('Admin', { Field })).status).toBe(400);
  expect((await ask('User', { Field: 'assigneeId' })).status).toBe(403);
  expect((await ask(null, { Field: 'assigneeId' })).status).toBe(401);
});

it('a colleague who was searched for by number was offered, which told the number digit by digit', async () => {
  const admin = await host.userIdOf('Admin');
  const found = async (as: Person, SearchTerm: string) =>
    (await choices(as, { Field: 'assigneeId', SearchTerm })).map(({ id }) => id);
  for (const number of ['+966500000204', '0500000204', '966500000204', '0204', '204', '20', 'mishaal 0204'])
    expect([number, await found('CustomerService', number)]).toEqual([number, []]);
  for (const shown of ['mishaal', 'مشعل السدراوي', 'السدراوى mishaal', 'mi', 'admin@yamama-fustat.example'])
    expect([shown, await found('CustomerService', shown)]).toEqual([shown, [admin]]);
  // Whoever lists accounts finds them by number there too.
  expect(await found('Admin', '0500000204')).toEqual([admin]);
});

it('nobody but staff is given work', async () => {
  const [first] = await list('Admin', { PageSize: '1' });
  const refused = await assign(Number(first?.id), await host.userIdOf('User'));
  expect(refused.status).toBe(400);
  expect(refused.body.error?.fields?.['assigneeId']?.code).toBe('referenceMissing');
  expect((await assign(Number(first?.id), await host.userIdOf('Admin'))).status).toBe(200);
});

it('a list is asked for one’s own work, and for what is nobody’s', async () => {
  for (const { id } of await list('Admin', { PageSize: '3' })) await assign(id, null);
  const [first] = await list('Admin', { AssigneeId: 'none', PageSize: '1' });
  expect(first?.assigneeId).toBeNull();
  const support = await host.userIdOf('CustomerService');
  expect((await assign(Number(first?.id), support)).status).toBe(200);
  const mine = await list('CustomerService', { AssigneeId: 'me', PageSize: '100' });
  expect(new Set(mine.map((row) => row.assigneeId))).toEqual(new Set([support]));
  const both = await list('CustomerService', { AssigneeId: 'me,none', PageSize: '100' });
  const none = await list('Admin', { AssigneeId: 'none', PageSize: '100' });
  expect(both).toHaveLength(mine.length + none.length);
  expect(
    (await host.call('GET', '/api/Requests/GetAll', { as: 'Admin', query: { BranchId: 'me' } })).status,
  ).toBe(400);
});
