/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EXTEND_HELD_CHANGE } from '#contract/held-changes.ts';
import type { Grant, Operation, Reach } from '#contract/access.ts';
import { refusalsSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { DASHBOARD_PATH } from '#contract/dashboard.ts';
import { SEARCH_PATH } from '#contract/global-search.ts';
import { HUB_PATH } from '#contract/live-events.ts';
import { openStates } from '#contract/workflow.ts';
import {
  actionLaterVerb,
  actionManyVerb,
  actionVerb,
  callPath,
  downloadPath,
} from '#contract/resource-paths.ts';
import type { Role } from '#contract/roles.ts';
import { resources } from '#resources/index.ts';
import { matters } from '#resources/matters.ts';
import { matterTable, sqlList } from '#server/db/matter-sql.ts';
import { type ApiOperation, apiOperations } from '#tests/support/api-operations.ts';
import { dashboardAsLists } from '#tests/support/dashboard-as-lists.ts';
import { figure } from '#tests/support/figure.ts';
import { formBody } from '#tests/support/form-body.ts';
import { connectRaw } from '#tests/support/hub-host.ts';
import { daysAhead, inputOf, mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { type TestAnswer, type TestCall, type TestHost, startTestHost } from '#tests/support/test-host.ts';

/** How far two roles reach by each operation; moves of staff and decisions about conflicts are operations too. */
type Table = Readonly<Record<Exclude<Operation, 'create'> | 'move' | 'decide', Partial<Record<Role, Reach>>>>;
const everywhere = (grant: Partial<Record<Role, Reach>>): Table => ({
  list: grant,
  read: grant,
  update: grant,
  delete: grant,
  move: grant,
  decide: grant,
});
const TABLES: readonly [string, Table][] = [
  ['assigned', everywhere({ Admin: 'all', CustomerService: 'assigned' })],
  ['office', everywhere({ Admin: 'office', CustomerService: 'office' })],
  [
    'each its own',
    {
      list: { Admin: 'office', CustomerService: 'all' },
      read: { Admin: 'all', CustomerService: 'office' },
      update: { Admin: 'all', CustomerService: 'assigned' },
      delete: { Admin: 'assigned', CustomerService: 'office' },
      move: { Admin: 'office', CustomerService: 'assigned' },
      decide: { Admin: 'assigned' },
    },
  ],
];

/** The shipped matters with other grants: nothing else of the host is told. */
function withTable(resource: (typeof matters)[number], table: Table): AnyResource {
  const { access, workflow, conflicts } = resource;
  const moved = ({ access: grant }: { access: Grant }): Grant => {
    const staff = Object.entries(table.move).filter(([role]) => grant[role as Role] !== undefined);
    return { ...grant, ...Object.fromEntries(staff) };
  };
  const moves = Object.fromEntries(
    Object.entries(workflow.moves).map(([name, move]) => [name, { ...move, access: moved(move) }]),
  );
  return {
    ...resource,
    workflow: { ...workflow, moves },
    actions: { ...resource.actions, ...moves },
    access: {
      ...access,
      list: { ...table.list, User: 'own' },
      read: { ...table.read, User: 'own' },
      update: table.update,
      delete: table.delete,
    },
    ...(conflicts ? { conflicts: { ...conflicts, access: table.decide } } : {}),
  };
}

/** Which of four records somebody has to do with: as whose, and how. */
const KINDS = ['own', 'assigned', 'office', 'foreign'] as const;
type Kind = (typeof KINDS)[number];
const ROLES_ASKED: readonly Role[] = ['User', 'CustomerService', 'Admin'];
const CANARY = 'canary-out-of-reach';

describe.each(TABLES)('reach: %s', (_name, table) => {
  const altered = resources.map((resource): AnyResource => {
    const matter = matters.find(({ name }) => name === resource.name);
    return matter ? withTable(matter, table) : resource;
  });
  let host: TestHost;
  let address: string;
  let operations: ApiOperation[];
  /** The account that takes care of nothing here. */
  let nobody: number;
  const records = new Map<
    string,
    { id: number; number: string; fileId: string; hitId: number; taskId: number }
  >();
  const users = new Map<Role, number>();
  const keyOf = ({ name }: { name: string }, kind: Kind): string => `${name} ${kind}`;
  const recordOf = (resource: { name: string }, kind: Kind) =>
    records.get(keyOf(resource, kind)) ?? expect.fail('no record');
  const query = (text: string, values: unknown[] = []) => host.database.pool.query(text, values);

  beforeAll(async () => {
    host = await startTestHost({ resources: altered, env: { MOVE_HOLD_SECONDS: '60' } });
    address = await host.app.listen({ host: '127.0.0.1', port: 0 });
    operations = await apiOperations(host);
    for (const role of ROLES_ASKED) users.set(role, await host.userIdOf(role));
    nobody = await host.userIdOf('client2');
    for (const resource of matters) {
      for (const kind of KINDS) {
        const body = { ...buildRecord(resource, { role: 'User' }), [resource.title]: `${CANARY} ${kind}` };
        const made = await mattersOn(host).send(resource, kind === 'own' ? 'User' : 'client2', body);
        const ids = await query(
          `with file as (insert into attachments (resource, record_id, field, name, type, size, storage_key)
             values ($1, $2, 'attachments', 'a.pdf', 'application/pdf', 1, gen_random_uuid()::text) returning public_id),
           hit as (insert into conflict_hits (resource, record_id, party_resource, party_id, other_resource, other_id, compared, score, reason)
             values ($1, $2, 'users', $3, 'users', $4, '', 100, 'sameName') returning id),
           task as (insert into tasks (resource, record_id, text, documents, due_on) values ($1, $2, 'x', '[]', current_date + 3) returning id)
           select (select public_id from file) as "fileId", (select id from hit) as "hitId", (select id from task) as "taskId"`,
          [resource.name, made.id, users.get('User'), nobody],
        );
        records.set(keyOf(resource, kind), { id: made.id, number: made.number, ...ids.rows[0] });
      }
    }
  });
  afterAll(() => host.close());

  /** As it is before each call: whose it is, for somebody of the staff. */
  async function putBack(resource: (typeof matters)[number], kind: Kind, role: Role, isDeleted = false) {
    const { id, hitId, taskId } = recordOf(resource, kind);
    const me = users.get(role);
    await query('update users set branch_id = 1 where id = any($1)', [
      [users.get('Admin'), users.get('CustomerService')],
    ]);
    await query(
      `update ${matterTable(resource)} set status = $2, closed_at = null, assignee_id = $3, branch_id = $4, deleted_at = $5 where id = $1`,
      [
        id,
        resource.workflow.initial,
        kind === 'assigned' && role !== 'User' ? me : null,
        kind === 'office' ? 1 : 2,
        isDeleted ? new Date() : null,
      ],
    );
    await query(`update tasks set state = 'asked' where id = $1`, [taskId]);
    // One that comes back from the trash is compared anew.
    await query('update conflict_hits set gone_at = null where id = $1', [hitId]);
  }
  const partiesOf = ({ fields, conflicts }: (typeof matters)[number]): string => {
    const parties = fields[conflicts?.parties ?? ''];
    return parties?.type === 'rows' ? parties.of.name : expect.fail('no parties');
  };
  /** Names a party of a record while somebody of the staff reaches it. */
  async function nameParty(resource: (typeof matters)[number], kind: Kind, role: Role): Promise<void> {
    const { id } = recordOf(resource, kind);
    await query(`update ${matterTable(resource)} set assignee_id = $2, branch_id = 1 where id = $1`, [
      id,
      users.get(role),
    ]);
    const party = { nameAr: `${CANARY} ${kind}`, nameEn: '', side: 'other', number: '' };
    const body = { id, [resource.conflicts?.parties ?? '']: [party] };
    const saved = await host.call('PUT', callPath(resource, resource.verbs.update), { as: role, body });
    expect(saved.body.error ?? saved.status).toBe(200);
    await putBack(resource, kind, role);
  }
  const isReached = (reach: Reach | undefined, kind: Kind): boolean => reach === 'all' || reach === kind;

  it('the enumerated matrix: every route, role and kind of record, and no deviation', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const resource of matters)
      for (const operation of operations.filter(({ path }) =>
        path.startsWith(`/api/${resource.endpoint}/`),
      )) {
        const asked = callOf(resource, operation, table);
        if (asked === 'about no record') continue;
        for (const role of ROLES_ASKED.filter((one) => operation.audiences.includes(one)))
          for (const kind of KINDS) {
            const reaches = asked.reaches(role);
            const expected = reaches.every((reach) => isReached(reach, kind));
            await putBack(resource, kind, role, asked.isDeleted);
            const found = await asked
              .reached(recordOf(resource, kind), role, (call) =>
                host.call(operation.method, call.url ?? operation.url(recordOf(resource, kind).id), {
                  as: role,
                  ...call.options,
                }),
              )
              .catch(String);
            cells += 1;
            if (found !== expected)
              wrong.push(
                `${operation.method} ${operation.path} as ${role}, ${kind} under ${reaches.join('+')}: ${String(found)}`,
              );
          }
      }
    figure(`${cells} cells, ${wrong.length} deviations`);
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(400);
  }, 240_000);

  it('search, exports, files, dashboard and audit trail tell of no other', async () => {
    const wrong: string[] = [];
    for (const role of ['CustomerService', 'Admin'] as const) {
      const token = await host.tokenOf(role);
      const ask = (url: string) => host.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      for (const resource of matters) for (const kind of KINDS) await putBack(resource, kind, role);
      const hits = z
        .object({ data: z.array(z.object({ resource: z.string(), id: z.number() })) })
        .parse((await ask(`${SEARCH_PATH}?SearchTerm=${CANARY}`)).json()).data;
      const dashboard = await ask(DASHBOARD_PATH);
      if (role === 'Admin') {
        const { shown, listed } = await dashboardAsLists(host, role);
        expect(shown).toEqual(listed);
        const reach = table.list[role] ?? 'all';
        const mine = { all: 'true', own: 'false', office: 'branch_id = 1', assigned: 'assignee_id = $1' }[
          reach
        ];
        const counts = matters.map(
          (matter) =>
            `select count(*)::int as n from ${matterTable(matter)} where deleted_at is null and ${mine} and $1 > 0
             and status in (${sqlList(openStates(matter.workflow))})`,
        );
        const { rows } = await query(counts.join(' union all '), [users.get(role)]);
        const expected = rows.reduce((sum, { n }) => sum + Number(n), 0);
        const { open } = z.object({ data: z.object({ open: z.number() }) }).parse(dashboard.json()).data;
        if (open !== expected) wrong.push(`dashboard as ${role}: ${open}, not ${expected}`);
      }
      for (const resource of matters) {
        const exported = (await ask(callPath(resource, resource.verbs.export))).body;
        for (const kind of KINDS) {
          const { id, number, fileId } = recordOf(resource, kind);
          const note = (what: string, isTold: boolean, reach: Reach | undefined) => {
            if (isTold !== isReached(reach, kind)) wrong.push(`${what} as ${role}: ${resource.name} ${kind}`);
          };
          note(
            'search',
            hits.some((hit) => hit.resource === resource.name && hit.id === id),
            table.list[role],
          );
          note('export', exported.includes(number), table.list[role]);
          // There is no content: that it was found is written down before it is looked for.
          const file = await ask(downloadPath(fileId));
          const shown = await query(
            `select from record_reads where user_id = $1 and resource = $2 and kind = 'file' and record_ids @> array[$3::int]`,
            [users.get(role), resource.name, id],
          );
          note('file', shown.rowCount !== 0, table.read[role]);
          if (file.statusCode !== 404) wrong.push(`file as ${role}: ${file.statusCode}`);
          // Where no parties are named, nothing that staff write has words of its own.
          if (role !== 'Admin' || !resource.conflicts) continue;
          const words = encodeURIComponent(`${CANARY} ${kind}`);
          await nameParty(resource, kind, role);
          for (const about of [resource.name, partiesOf(resource)]) {
            const trail = await ask(`/api/AuditEntries/GetAll?Resource=${about}&SearchTerm=${words}`);
            const { data } = z.object({ data: z.array(z.unknown()) }).parse(trail.json());
            note(`audit trail of ${about}`, data.length > 0, table.read[role]);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('the hub tells each of what they reach, and the bell rings for nobody else', async () => {
    for (const role of ['CustomerService', 'Admin'] as const) {
      const line = await connectRaw({ url: address + HUB_PATH }, { token: await host.tokenOf(role) });
      line.send({ type: 1, target: 'Watch', arguments: ['en'], invocationId: '1' });
      await line.next();
      const known = KINDS.filter(
        (kind) => isReached(table.list[role], kind) || isReached(table.read[role], kind),
      );
      const rung: string[] = [];
      for (const resource of matters)
        for (const kind of KINDS) {
          await putBack(resource, kind, role);
          await query('delete from notifications where user_id = $1', [users.get(role)]);
          const { id } = recordOf(resource, kind);
          const place = { resource: resource.name, id };
          line.send({ type: 1, target: 'Open', arguments: [place], invocationId: '2' });
          await line.next();
          const words = { text: 'From the client' };
          await mattersOn(host).note(resource, id, words, kind === 'own' ? 'User' : 'client2');
          const { rowCount } = await query(
            'select from notifications where user_id = $1 and resource = $2 and record_id = $3',
            [users.get(role), resource.name, id],
          );
          if (rowCount !== 0) rung.push(keyOf(resource, kind));
        }
      const expected = matters.flatMap((resource) => known.map((kind) => keyOf(resource, kind)));
      expect([role, 'bell', rung]).toEqual([role, 'bell', expected]);
      /** Of which records this line was told what `isMeant` says. */
      const heard = (isMeant: (frame: string, id: number) => boolean) =>
        matters.flatMap((resource) =>
          KINDS.filter((kind) =>
            line.frames
              .map((frame) => JSON.stringify(frame))
              .some(
                (frame) =>
                  frame.includes(`"${resource.name}"`) && isMeant(frame, recordOf(resource, kind).id),
              ),
          ).map((kind) => keyOf(resource, kind)),
        );
      const told = () => ({
        changed: heard((frame, id) => frame.includes('"Changed"') && frame.includes(`"ids":[${id}]`)),
        present: heard((frame, id) => frame.includes('"Present"') && frame.includes(`"id":${id},`)),
      });
      await expect.poll(told).toEqual({ changed: expected, present: expected });
      line.socket.terminate();
    }
  }, 60_000);

  it('nobody is mentioned where they could not read it', async () => {
    const [resource] = matters;
    if (!resource) throw new Error('no matters');
    const staff = users.get('CustomerService') ?? 0;
    for (const kind of KINDS) {
      await putBack(resource, kind, 'CustomerService');
      // Whoever writes reaches it by their own table, which the matrix asks about.
      await query(
        'update users set branch_id = (select branch_id from requests where id = $2) where id = $1',
        [users.get('Admin'), recordOf(resource, kind).id],
      );
      const note = { text: 'x', visibility: 'internal', mentions: [staff] };
      const { status } = await mattersOn(host).note(resource, recordOf(resource, kind).id, note, 'Admin');
      const isKnown = [table.list, table.read].some((grant) => isReached(grant.CustomerService, kind));
      expect([kind, status]).toEqual([kind, isKnown ? 200 : 400]);
    }
  });
});

interface Asking {
  url?: string;
  options?: TestCall;
}
interface Asked {
  /** The reaches that all have to take in the record. */
  reaches: (role: Role) => readonly (Reach | undefined)[];
  isDeleted?: boolean;
  reached: (
    record: { id: number; number: string; hitId: number; taskId: number },
    role: Role,
    call: (asking: Asking) => Promise<TestAnswer>,
  ) => Promise<boolean>;
}

/** By hand: which operation each route of a matter is, so that a route that goes by another grant deviates. */
function callOf(
  resource: (typeof matters)[number],
  { path }: ApiOperation,
  table: Table,
): Asked | 'about no record' {
  const verb = path.split('/')[3] ?? '';
  const by =
    (...operations: readonly (keyof Table)[]) =>
    (role: Role) =>
      operations.map((operation) => (role === 'User' ? 'own' : table[operation][role]));
  /** What is there answers with anything but 404, and with nothing that the body would be blamed for. */
  const found = ({ status, body }: TestAnswer): boolean => {
    if (status === 404) return false;
    if (body.error?.code === 'bulkRefused') {
      const { refusals } = refusalsSchema.parse(body.data);
      return refusals.every(({ code }) => code !== 'notFound');
    }
    if (![200, 409].includes(status)) throw new Error(`${path}: ${status} ${JSON.stringify(body.error)}`);
    return true;
  };
  const one = (reaches: Asked['reaches'], body?: object, more: Partial<Asked> = {}): Asked => ({
    reaches,
    reached: async (_record, _role, call) => found(await call({ options: body ? { body } : {} })),
    ...more,
  });
  const many = (reaches: Asked['reaches'], more: object = {}, isDeleted = false): Asked => ({
    reaches,
    isDeleted,
    reached: async ({ id }, _role, call) => found(await call({ options: { body: { ids: [id], ...more } } })),
  });
  const listed = (
    reaches: Asked['reaches'],
    isThere: (answer: TestAnswer, record: { id: number; number: string }) => boolean,
    asked: Record<string, string> = {},
  ): Asked => ({
    reaches,
    reached: async (record, _role, call) =>
      isThere(
        await call({ options: { query: { PageSize: '100', Ids: String(record.id), ...asked } } }),
        record,
      ),
  });
  const { verbs, workflow } = resource;
  for (const move of Object.keys(workflow.moves)) {
    const input = resource.actions[move]?.input;
    if (verb === actionVerb(move)) return one(by('move'), input ? inputOf(move) : {});
    if ([actionManyVerb(move), actionLaterVerb(move)].includes(verb))
      return many(by('move'), input ? { input: inputOf(move) } : {});
  }
  const nextWeek = daysAhead(7).slice(0, 10);
  switch (verb) {
    case verbs.list:
      return listed(by('list'), ({ body }, { number }) => JSON.stringify(body.data).includes(number));
    case verbs.counts:
      return listed(by('list'), ({ body }) => z.object({ total: z.number() }).parse(body.data).total === 1);
    case verbs.export:
    case verbs.import:
    case verbs.create:
    case verbs.choices:
    case 'GetSlots':
    // Of moves that the caller holds: asked below.
    case verbs.makeHeldChange:
    case verbs.takeBackHeldChange:
    case EXTEND_HELD_CHANGE:
    case verbs.heldChange:
      return 'about no record';
    case verbs.read:
    case verbs.thread:
    case verbs.history:
    case 'GetTasks':
    case verbs.contact:
    case 'GetReplies':
      return one(by('read'));
    case verbs.readForUpdate:
    case 'GetConflicts':
      return one(by('update'));
    case verbs.addNote:
      return one(by('read'), { text: 'x' });
    case verbs.update:
      return {
        reaches: by('update'),
        reached: async ({ id }, _role, call) =>
          found(await call({ options: { body: { id, dueDate: nextWeek } } })),
      };
    case verbs.delete:
    case 'GetUses':
      return one(by('delete'));
    case verbs.restore:
      return one(by('delete'), undefined, { isDeleted: true });
    case verbs.deleteMany:
      return many(by('delete'));
    case verbs.restoreMany:
      return many(by('delete'), {}, true);
    case verbs.updateMany:
      return many(by('update'), { values: { dueDate: nextWeek } });
    case 'AskTask':
      return one(by('update'), { text: 'x', dueOn: nextWeek });
    case 'ReviewTask':
      return {
        reaches: by('update'),
        reached: async ({ taskId }, _role, call) =>
          found(await call({ options: { body: { taskId, decision: 'withdraw' } } })),
      };
    case 'AnswerTask':
      return {
        reaches: by('read'),
        reached: async ({ taskId }, _role, call) =>
          found(
            await call({
              options: { form: formBody([{ name: 'data', content: JSON.stringify({ taskId, text: 'x' }) }]) },
            }),
          ),
      };
    case 'DecideConflict':
      return {
        reaches: by('decide'),
        reached: async ({ hitId }, _role, call) =>
          found(
            await call({
              options: { body: { conflictId: hitId, decision: 'clear', sentence: 'x', after: null } },
            }),
          ),
      };
    case 'AddAttachment':
      return {
        reaches: (role) => (role === 'User' ? ['own'] : [table.update[role], table.read[role]]),
        reached: async (_record, _role, call) => {
          const file = { name: 'attachments', filename: 'a.pdf', type: 'application/pdf', content: 'no pdf' };
          const answer = await call({ options: { form: formBody([file]) } });
          // What is no PDF is refused once the record was found.
          return answer.status !== 404;
        },
      };
    case 'GetFreeSlotsFor':
      return {
        reaches: () => ['own'],
        reached: async (_record, _role, call) => found(await call({ options: { query: { Way: 'phone' } } })),
      };
    case 'GetTimeProblems':
      return {
        reaches: by('update'),
        reached: async (_record, _role, call) =>
          found(await call({ options: { query: { ConsultantId: '1', At: daysAhead(9) } } })),
      };
    case 'GetTimesToOffer':
      return { reaches: by('update'), reached: async (_record, _role, call) => found(await call({})) };
    // Nobody has an appointment: what is there and what is not answer alike.
    case 'GetCalendar':
      return 'about no record';
    default:
      // A route that nobody has placed by hand.
      return { reaches: () => [], reached: () => Promise.reject(new Error(`${path} is in no table`)) };
  }
}
