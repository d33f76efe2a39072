/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { attachmentSchema } from '#contract/attachments.ts';
import { conflictPaths } from '#contract/conflicts.ts';
import { HUB_PATH } from '#contract/live-events.ts';
import { countsSchema } from '#contract/counts.ts';
import { addAttachmentPath, callPath } from '#contract/resource-paths.ts';
import type { Role } from '#contract/roles.ts';
import { taskPaths } from '#contract/tasks.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { readWorkbook } from '#server/transfer/read-workbook.ts';
import { type ApiOperation, apiOperations } from '#tests/support/api-operations.ts';
import { dashboardAsLists } from '#tests/support/dashboard-as-lists.ts';
import { formBody } from '#tests/support/form-body.ts';
import { connectRaw } from '#tests/support/hub-host.ts';
import { comparedMatters, type Made, daysAhead, mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const CANARY = 'canary-behind-the-wall';
const STAFF: readonly Role[] = ['CustomerService', 'Admin'];

let host: TestHost;
let address: string;
let on: ReturnType<typeof mattersOn>;
const made: (Made & { resource: (typeof comparedMatters)[number]; fileId: string })[] = [];
beforeAll(async () => {
  host = await startTestHost();
  address = await host.app.listen({ host: '127.0.0.1', port: 0 });
  on = mattersOn(host);
  for (const resource of comparedMatters) {
    const body = { ...buildRecord(resource, { role: 'User' }), [resource.title]: CANARY };
    const sent = await on.send(resource, 'User', body);
    const file = {
      name: 'attachments',
      filename: `${CANARY}.pdf`,
      type: 'application/pdf',
      content: samplePdf(),
    };
    const added = await host.call('POST', addAttachmentPath(resource, sent.id), {
      as: 'User',
      form: formBody([file]),
    });
    await fill(resource, sent.id);
    made.push({ ...sent, resource, fileId: attachmentSchema.parse(added.body.data).id });
  }
});
afterAll(() => host.close());

/** Puts the word into all that staff write about a record, and takes one party out of it again. */
async function fill(resource: (typeof comparedMatters)[number], id: number): Promise<void> {
  const name = { ar: `${CANARY} ${resource.name}`, en: `${CANARY} ${resource.name}` };
  const party = { nameAr: name.ar, nameEn: name.en, side: 'other', number: CANARY };
  const update = async (parties: object[]) => {
    const body = { id, parties };
    const saved = await host.call('PUT', callPath(resource, resource.verbs.update), { as: 'Admin', body });
    expect(saved.body.error ?? saved.status).toBe(200);
  };
  await update([party, { ...party, side: 'related' }]);
  await update([]);
  await update([party]);
  expect((await on.note(resource, id, { text: CANARY })).status).toBe(200);
  const task = { text: CANARY, dueOn: '2100-01-01' };
  const asked = await host.call('POST', taskPaths.ask(resource, id), { as: 'CustomerService', body: task });
  expect(asked.status).toBe(200);
}

/** Every answer that somebody can get by any call that reads, with every record meant. */
async function everythingRead(role: Role): Promise<{ asked: string; body: string }[]> {
  const operations = (await apiOperations(host)).filter(
    ({ method, audiences }) => method === 'GET' && audiences.some((one) => one === role || one === 'public'),
  );
  expect(operations.length).toBeGreaterThan(40);
  const headers = { authorization: `Bearer ${await host.tokenOf(role)}` };
  const urls = operations.flatMap(({ path, url }) =>
    path.includes('{id}')
      ? made.map(({ id, fileId }) => url(path.startsWith('/api/Attachments/') ? fileId : id))
      : [url()],
  );
  const answers: { asked: string; body: string }[] = [];
  for (const url of new Set(urls))
    for (const query of ['', `?SearchTerm=${CANARY}`, ...(url.includes('/Export') ? ['?Format=xlsx'] : [])]) {
      const answer = await host.app.inject({ url: url + query, headers });
      // Whoever is walled off from something works on with everything else.
      expect([url + query, answer.statusCode < 500]).toEqual([url + query, true]);
      const isWorkbook = String(answer.headers['content-type']).includes('spreadsheet');
      const body = isWorkbook ? JSON.stringify(await readWorkbook(answer.rawPayload)) : answer.body;
      answers.push({ asked: url + query, body: `${String(answer.headers['content-disposition'])} ${body}` });
    }
  return answers;
}
/** Where an answer tells of one of them: by its title or its reference. */
const telling = (answers: readonly { asked: string; body: string }[]): string[] =>
  answers
    .filter(({ body }) => [CANARY, ...made.map(({ number }) => number)].some((word) => body.includes(word)))
    .map(({ asked }) => asked.replace(/\?.*$/, ''));

/** As if somebody had decided it: both roles are walled off from all of them. */
async function buildAll(): Promise<void> {
  const walled = await Promise.all(STAFF.map((role) => host.userIdOf(role)));
  for (const { id, resource } of made)
    await wallOff(host.database.pool, { resource: resource.name, recordId: id }, walled);
  // What a caller is, is known for two seconds.
  await sleep(2_100);
}

it('whoever is walled off finds nothing of a record, whatever they call, search, count, export and hear', async () => {
  const open = new Map<Role, string[]>();
  for (const role of STAFF) open.set(role, telling(await everythingRead(role)));
  // The same calls do reach the records while there is no wall.
  expect(new Set(open.get('Admin')).size).toBeGreaterThan(12);
  expect(new Set(open.get('CustomerService')).size).toBeGreaterThan(9);
  const before = new Map<Role, Figures>();
  for (const role of STAFF) before.set(role, await figuresFor(role));

  const unwalled = await dashboardAsLists(host, 'Admin');
  await buildAll();
  const walled = await dashboardAsLists(host, 'Admin');
  expect(walled.shown).toEqual(walled.listed);
  expect(unwalled.shown).toEqual(unwalled.listed);
  for (const figures of ['open', 'needs', 'byStatus', 'workload'] as const)
    expect(walled.shown[figures]).not.toEqual(unwalled.shown[figures]);
  for (const role of STAFF) {
    expect(telling(await everythingRead(role))).toEqual([]);
    expect(await figuresFor(role)).toEqual(less(before.get(role) ?? expect.fail('no figures')));
    for (const { id, resource } of made)
      for (const { url, query } of await aboutOne(resource, role, ({ method }) => method === 'GET')) {
        // What has to be asked with it, where something has.
        const asked = query.includes('At') ? `?ConsultantId=1&At=${daysAhead(9)}` : '';
        expect([url(id), (await ask(role, url(id) + asked)).statusCode]).toEqual([url(id), 404]);
      }
  }
}, 240_000);

const ask = async (role: Role, url: string) =>
  host.app.inject({ url, headers: { authorization: `Bearer ${await host.tokenOf(role)}` } });

/** The calls about one record of a kind that a role may make. */
const aboutOne = async (
  resource: (typeof comparedMatters)[number],
  role: Role,
  isMeant: (operation: ApiOperation) => boolean,
): Promise<ApiOperation[]> => {
  const found = (await apiOperations(host)).filter(
    (operation) =>
      operation.path.startsWith(`/api/${resource.endpoint}/`) &&
      operation.path.includes('{id}') &&
      operation.audiences.includes(role) &&
      isMeant(operation),
  );
  expect(found.length).toBeGreaterThan(2);
  return found;
};

/** How many the lists, their tabs and the dashboard count. */
async function figuresFor(as: Role) {
  const dashboard = await host.call('GET', '/api/Dashboard/Get', { as });
  const lists = await Promise.all(
    comparedMatters.map((resource) => host.call('GET', callPath(resource, resource.verbs.list), { as })),
  );
  const counts = await Promise.all(
    comparedMatters.map((resource) => host.call('GET', callPath(resource, resource.verbs.counts), { as })),
  );
  return {
    open: z.object({ open: z.number() }).safeParse(dashboard.body.data).data?.open ?? null,
    totals: lists.map(({ body }) => Number(body.totalCount)),
    tabs: counts.map(({ body }) => countsSchema.parse(body.data).total),
  };
}
type Figures = Awaited<ReturnType<typeof figuresFor>>;
/** One less of each kind. */
function less({ open, totals, tabs }: Figures): Figures {
  return {
    open: open === null ? null : open - made.length,
    totals: totals.map((count) => count - 1),
    tabs: tabs.map((count) => count - 1),
  };
}

it('nothing that they write reaches it, and nobody tells them that it changed', async () => {
  const operations = await apiOperations(host);
  const bodies = new Set<string>();
  for (const role of STAFF) {
    const line = await connectRaw({ url: address + HUB_PATH }, { token: await host.tokenOf(role) });
    line.send({ type: 1, target: 'Watch', arguments: ['en'], invocationId: '1' });
    await line.next();
    for (const { id, resource } of made) {
      const writing = operations.filter(
        ({ method, path, audiences }) =>
          method !== 'GET' &&
          path.startsWith(`/api/${resource.endpoint}/`) &&
          path.includes('{id}') &&
          audiences.includes(role),
      );
      expect(writing.length).toBeGreaterThan(3);
      for (const { method, url, takesForm } of writing) {
        if (takesForm) {
          const file = {
            name: 'attachments',
            filename: 'a.pdf',
            type: 'application/pdf',
            content: samplePdf(),
          };
          const sent = await host.call(method, url(id), { as: role, form: formBody([file]) });
          // What else a form lacks is told by nobody's record.
          const isWhole = url(id) === addAttachmentPath(resource, id);
          expect([url(id), sent.status]).toEqual([url(id), isWhole ? 404 : 400]);
          continue;
        }
        const answer = await host.call(method, url(id), { as: role, body: {} });
        expect(telling([{ asked: url(id), body: JSON.stringify(answer.body) }])).toEqual([]);
      }
      for (const { method, path, url, body } of operations) {
        const isMany = body?.properties?.['ids'] !== undefined;
        const isOne = body?.properties?.['id'] !== undefined;
        if (!path.startsWith(`/api/${resource.endpoint}/`) || !(isMany || isOne) || method === 'GET')
          continue;
        const { matching: _other, ...sample } = z.record(z.string(), z.unknown()).parse(sampleOf(body));
        const named = { ...sample, ...(isMany ? { ids: [id] } : { id }) };
        const answer = await host.call(method, url(), { as: role, body: named });
        expect([path, answer.status]).not.toEqual([path, 200]);
        expect(telling([{ asked: path, body: JSON.stringify(answer.body) }])).toEqual([]);
        bodies.add(path);
        if (!isMany) continue;
        const matching = { query: `SearchTerm=${CANARY}`, count: 1 };
        const found = await host.call(method, url(), {
          as: role,
          body: { ...sample, ids: undefined, matching },
        });
        expect([path, found.status]).not.toEqual([path, 200]);
        expect(telling([{ asked: path, body: JSON.stringify(found.body) }])).toEqual([]);
      }
      for (const move of Object.keys(resource.workflow.moves))
        expect((await on.move(resource, move, id, { as: role })).status).toBeOneOf([403, 404]);
      expect((await on.note(resource, id, { text: 'x' }, role)).status).toBe(404);
      const { rows } = await host.database.pool.query(
        `select status, assignee_id, deleted_at from ${matterTable(resource)} where id = $1`,
        [id],
      );
      expect(rows).toEqual([{ status: resource.workflow.initial, assignee_id: null, deleted_at: null }]);
      line.send({ type: 1, target: 'Open', arguments: [{ resource: resource.name, id }], invocationId: '2' });
      await on.note(resource, id, { text: 'From the client', visibility: 'client' }, 'User');
    }
    // What comes behind it on the same line is the first that is heard.
    const other = await on.send(comparedMatters[0] ?? expect.fail('no matters'));
    await expect.poll(() => JSON.stringify(line.frames)).toContain(`"ids":[${other.id}]`);
    for (const { id, resource } of made) {
      const told = line.frames.filter((frame) => JSON.stringify(frame).includes(resource.name));
      expect(JSON.stringify(told)).not.toMatch(new RegExp(`"ids":\\[${id}\\]|"id":${id}\\b`));
    }
  }
  expect(bodies.size).toBeGreaterThan(8);
}, 60_000);

it('what they decide behind it is decided about nothing: each answer is that of a record that never was', async () => {
  const written = async () => {
    const sql = `select (select count(*) from conflict_outcomes) as outcomes, (select json_agg(w) from conflict_walls w)::text as walls,
      (select json_agg(t order by id) from tasks t)::text as tasks`;
    return (await host.database.pool.query(sql)).rows;
  };
  const before = await written();
  const colleague = await host.userIdOf('CustomerService');
  for (const { id, resource } of made) {
    const { rows } = await host.database.pool.query<{ hit: number; last: number; task: number }>(
      `select hit_id as hit, max(outcome.id) as last, (select max(id) from tasks where resource = $1 and record_id = $2) as task
       from conflict_outcomes outcome join conflict_hits hit on hit.id = hit_id
       where resource = $1 and record_id = $2 group by hit_id`,
      [resource.name, id],
    );
    const [{ hit, last, task } = expect.fail('no hit')] = rows;
    const decided = { conflictId: hit, sentence: 'x', after: last };
    const decisions: [path: (record: number) => string, body: object][] = [
      [(record) => conflictPaths.decide(resource, record), { ...decided, decision: 'clear' }],
      [
        (record) => conflictPaths.decide(resource, record),
        { ...decided, decision: 'wall', walled: [colleague] },
      ],
      [(record) => taskPaths.review(resource, record), { taskId: task, decision: 'withdraw' }],
    ];
    for (const [path, body] of decisions) {
      const behind = await host.call('POST', path(id), { as: 'Admin', body });
      const unknown = await host.call('POST', path(2_000_000), { as: 'Admin', body });
      expect([path(id), behind.status, behind.body]).toEqual([path(id), 404, unknown.body]);
    }
    const found = await host.call('GET', conflictPaths.read(resource, id), { as: 'Admin' });
    expect(found.status).toBe(404);
  }
  expect(await written()).toEqual(before);
});

it('what was sent before the wall and is sent again behind it brings no record back', async () => {
  const [resource] = comparedMatters;
  if (!resource) throw new Error('no matters');
  const { id } = await on.send(resource);
  const task = { text: 'x', dueOn: '2100-01-01' };
  const send = (key: string, path: string, body: object) =>
    host.call('POST', path, { as: 'CustomerService', body, headers: { 'idempotency-key': key } });
  const calls = [
    () => send('before-the-wall-1', taskPaths.ask(resource, id), task),
    () => send('before-the-wall-2', callPath(resource, resource.verbs.addNote, id), { text: 'x' }),
  ];
  for (const call of calls) expect((await call()).status).toBe(200);
  await host.database.pool.query(
    'insert into conflict_walls (user_id, resource, record_id) values ($1, $2, $3)',
    [await host.userIdOf('CustomerService'), resource.name, id],
  );
  for (const call of calls) expect((await call()).status).toBe(404);
});
