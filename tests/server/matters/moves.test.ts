import { describe, expect, it } from 'vitest';
import { refusalsSchema } from '#contract/bulk.ts';
import { actionManyVerb, callPath } from '#contract/resource-paths.ts';
import { ROLES } from '#contract/roles.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { matters } from '#resources/matters.ts';
import { daysAhead, freeDay, inputOf, mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);

// Written out by hand (A21), so that a slip in a definition is seen: from where each move starts, and where it ends.
it.each([
  ['requests', 'markContacted', ['Pending'], 'Contacted', ['CustomerService', 'Admin']],
  ['requests', 'resolve', ['Pending', 'Contacted'], 'Resolved', ['CustomerService', 'Admin']],
  ['requests', 'reject', ['Pending', 'Contacted'], 'Rejected', ['CustomerService', 'Admin']],
  ['requests', 'reopen', ['Resolved', 'Rejected'], 'Contacted', ['Admin']],
  ['consultations', 'schedule', ['Pending', 'Scheduled'], 'Scheduled', ['CustomerService', 'Admin']],
  ['consultations', 'complete', ['Scheduled'], 'Completed', ['CustomerService', 'Admin']],
  ['consultations', 'cancel', ['Pending', 'Scheduled'], 'Cancelled', ['CustomerService', 'Admin']],
])('R201-R203 R205 R230-R232 R234 %s: %s starts from %j and ends in %s', (kind, name, from, to, roles) => {
  const move = matters.find((matter) => matter.name === kind)?.workflow.moves[name];
  expect([move?.from, move?.to, ROLES.filter((role) => move?.access[role])]).toEqual([from, to, roles]);
});

const graph = matters.flatMap((resource) =>
  Object.entries(resource.workflow?.moves ?? {}).flatMap(([name, move]) =>
    Object.keys(resource.workflow?.states ?? {}).map((state) => ({ resource, name, move, state })),
  ),
);

describe.each(graph)('$resource.name: $name from $state', ({ resource, name, move, state }) => {
  const isAllowed = move.from.includes(state);
  const as = move.access.Admin ? 'Admin' : 'User';

  it(`Z-08 R205 R234 ${isAllowed ? 'is made once and told once' : 'is refused with 409 and nothing is changed'}`, async () => {
    const { id } = await on.inState(resource, state, name);
    const [before, told] = [await on.read(resource, id), await on.thread(resource, id)];
    const body = inputOf(name);
    const answer = await on.move(resource, name, id, { as, body });
    const [after, now] = [await on.read(resource, id), await on.thread(resource, id)];
    if (isAllowed) {
      expect(answer.status).toBe(200);
      expect(after).toMatchObject({ status: move.to, ...body, version: before.version + 1 });
      expect(now.slice(told.length)).toMatchObject([
        {
          kind: 'moved',
          visibility: 'client',
          author: { role: as },
          data: { move: name, from: state, to: move.to },
        },
      ]);
      expect(Math.abs(Date.parse(now.at(-1)?.createdAt ?? '') - Date.now())).toBeLessThan(60_000);
    } else {
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'illegalMove']);
      expect(answer.body.data).toMatchObject({ id, status: state });
      expect([after, now]).toEqual([before, told]);
    }
  });
});

it.each(graph.filter(({ state, move }) => move.from[0] === state))(
  'R84 $resource.name: $name is made by those whom it names, by nobody else',
  async ({ resource, name, move, state }) => {
    for (const as of [null, ...ROLES]) {
      const { id } = await on.inState(resource, state, name);
      const answer = await on.move(resource, name, id, { as });
      const isAllowed = as !== null && move.access[as] !== undefined;
      expect(answer.status).toBe(isAllowed ? 200 : as === null ? 401 : 403);
      expect((await on.read(resource, id)).status).toBe(isAllowed ? move.to : state);
    }
  },
);

it('R203 the reason of a rejection is needed, kept for the client and told in the thread', async () => {
  const { id } = await on.send(requests);
  const without = await on.move(requests, 'reject', id, { body: { rejectionReason: '  ' } });
  expect(without.body.error?.fields?.['rejectionReason']?.code).toBe('required');
  await on.move(requests, 'reject', id, { body: { rejectionReason: 'ليس من اختصاصنا' } });
  expect(await on.read(requests, id, 'User')).toMatchObject({ rejectionReason: 'ليس من اختصاصنا' });
  expect((await on.thread(requests, id, 'User')).at(-1)).toMatchObject({
    kind: 'moved',
    text: 'ليس من اختصاصنا',
  });
  await on.move(requests, 'reopen', id);
  expect(await on.read(requests, id)).toMatchObject({
    status: 'Contacted',
    rejectionReason: '',
    closedAt: null,
  });
});

it('R230 R235 an appointment lies ahead, names a lawyer, and can be moved', async () => {
  const { id } = await on.send(consultations);
  const at = (scheduledAt: unknown, consultantId: unknown = 1) =>
    on.move(consultations, 'schedule', id, { body: { scheduledAt, consultantId } });
  const codesOf = async (answer: ReturnType<typeof at>) =>
    Object.entries((await answer).body.error?.fields ?? {}).map(([key, { code }]) => `${key}: ${code}`);
  expect(await codesOf(at(new Date(Date.now() - 1000).toISOString()))).toEqual(['scheduledAt: notFuture']);
  expect(await codesOf(at('tomorrow'))).toEqual(['scheduledAt: dateInvalid']);
  expect(await codesOf(at(null))).toEqual(['scheduledAt: required']);
  expect(await codesOf(at(daysAhead(1), 2_000_000_000))).toEqual(['consultantId: referenceMissing']);
  expect(await codesOf(at(daysAhead(1), null))).toEqual(['consultantId: required']);
  expect((await on.read(consultations, id)).status).toBe('Pending');

  const [first, second] = [freeDay(2), freeDay(5)];
  await at(first);
  await at(second, 2);
  expect(await on.read(consultations, id, 'User')).toMatchObject({
    status: 'Scheduled',
    scheduledAt: second,
    consultantId: 2,
  });
  const told = (await on.thread(consultations, id, 'User')).filter(({ kind }) => kind === 'moved');
  expect(told.map(({ data }) => data.changes?.['scheduledAt'])).toEqual([
    [null, expect.stringContaining(first.slice(0, 10))],
    [expect.anything(), expect.stringContaining(second.slice(0, 10))],
  ]);
  expect(told.at(-1)?.data.changes?.['consultant']).toEqual([expect.any(String), expect.any(String)]);
});

it('the fee of an appointment is set with it, kept when it is moved, and shown to its client', async () => {
  const { id } = await on.send(consultations);
  const fee = { amount: 50_000, currency: 'SAR' };
  const schedule = (body: object) =>
    on.move(consultations, 'schedule', id, { body: { consultantId: 1, ...body } });
  expect((await schedule({ scheduledAt: freeDay(2), fee })).status).toBe(200);
  expect(await on.read(consultations, id, 'User')).toMatchObject({ fee });
  expect((await schedule({ scheduledAt: freeDay(3), fee: { amount: -1, currency: 'SAR' } })).status).toBe(
    400,
  );
  expect((await schedule({ scheduledAt: freeDay(3), fee })).status).toBe(200);
  expect(await on.read(consultations, id, 'User')).toMatchObject({ fee });
});

it('several are moved together, each told in its own thread, and one that cannot be refuses all by name', async () => {
  const many = (name: string, body: object, as: 'CustomerService' | 'User' = 'CustomerService') =>
    host.call('POST', callPath(requests, actionManyVerb(name)), { as, body });
  const ids = [(await on.send(requests)).id, (await on.send(requests)).id];
  const [first = 0, second = 0] = ids;
  const done = await many('reject', { ids, input: { rejectionReason: 'Not our field' } });
  expect(done.body.data).toEqual({ ids });
  for (const id of ids) {
    expect(await on.read(requests, id, 'User')).toMatchObject({
      status: 'Rejected',
      rejectionReason: 'Not our field',
    });
    expect((await on.thread(requests, id)).at(-1)).toMatchObject({
      kind: 'moved',
      text: 'Not our field',
      author: { role: 'CustomerService' },
    });
  }
  const open = await on.send(requests);
  const refused = await many('resolve', { ids: [open.id, first, second] });
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'bulkRefused']);
  expect(refusalsSchema.parse(refused.body.data).refusals).toMatchObject(
    ids.map((id) => ({ id, code: 'illegalMove', description: expect.any(String) })),
  );
  expect(await on.read(requests, open.id)).toMatchObject({ status: 'Pending', version: open.version });
  // What a move wants to know it wants for many too; who may not move one may not move many.
  expect((await many('reject', { ids: [open.id] })).status).toBe(400);
  expect((await many('resolve', { ids: [open.id] }, 'User')).status).toBe(403);
  // An appointment is one person's.
  const schedule = await host.call('POST', callPath(consultations, actionManyVerb('schedule')), {
    as: 'Admin',
    body: { ids: [1] },
  });
  expect(schedule.status).toBe(404);
});

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 20);
it(
  `two who resolve and reject at once, ${ROUNDS} times: one transition, one entry, one notification`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await on.inState(requests, 'Contacted');
      const answers = await Promise.all([
        on.move(requests, 'resolve', id, { as: 'Admin' }),
        on.move(requests, 'reject', id, { as: 'CustomerService' }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const moves = (await on.thread(requests, id)).filter(({ kind }) => kind === 'moved');
      expect(moves.map(({ data }) => data.to)).toEqual([(await on.read(requests, id)).status]);
      const { rows } = await host.database.pool.query(
        `select 1 from notifications where resource = 'requests' and record_id = $1 and kind = 'statusChanged'`,
        [id],
      );
      expect(rows).toHaveLength(1);
    }
  },
  30_000 + ROUNDS * 1_000,
);
