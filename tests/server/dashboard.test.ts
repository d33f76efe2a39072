import type { QueryResultRow } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { DASHBOARD_PATH, WEEKS, dashboardSchema } from '#contract/dashboard.ts';
import { dayAfter } from '#contract/office-days.ts';
import { WEEK_DAYS } from '#contract/week.ts';
import { openStates } from '#contract/workflow.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';
import { figures } from '#server/dashboard/figures.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import type { Need } from '#contract/portal.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { everyone } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);

const dashboard = async (query: Record<string, string> = {}) =>
  dashboardSchema.parse((await host.call('GET', DASHBOARD_PATH, { as: 'Admin', query })).body.data);
const total = async (resource: string, query: Record<string, string>) =>
  Number(
    (await host.call('GET', `/api/${resource}/GetAll`, { as: 'Admin', query: { ...query, PageSize: '1' } }))
      .body['totalCount'],
  );

it('R365 each number that waits is that of the list behind it', async () => {
  const [answered, silent] = [await on.send(requests), await on.send(requests)];
  await on.note(requests, answered.id, { text: 'We have read it', visibility: 'client' });
  const both = `${answered.id},${silent.id}`;
  await host.database.pool.query(
    `update requests set reply_due_at = now() - interval '1 hour' where id = any(string_to_array($1, ',')::int[])`,
    [both],
  );
  expect(await total('Requests', { Ids: both, Status: 'Pending' })).toBe(2);
  expect(await total('Requests', { Ids: both, ReplyDueAt: 'late' })).toBe(1);
  const offices: Record<string, string>[] = [{}, { BranchId: '1' }, { BranchId: '2' }];
  for (const office of offices) {
    const found = await dashboard(office);
    const open = { ...office, Status: 'Pending,Contacted' };
    const counted = (need: Need) =>
      found.needs.find((each) => each.resource === 'requests' && each.need === need)?.count;
    expect(counted('unassigned')).toBe(await total('Requests', { ...open, AssigneeId: 'none' }));
    expect(counted('waiting')).toBe(await total('Requests', { ...office, ReplyDueAt: 'late' }));
    expect(counted('overdue')).toBe(await total('Requests', { ...office, DueDate: 'late' }));
    expect(found.workload.reduce((sum, { onTime, overdue }) => sum + onTime + overdue, 0)).toBe(found.open);
    for (const { id, onTime, overdue, parts } of found.workload) {
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(onTime + overdue);
      for (const { name, endpoint, workflow } of matters) {
        const theirs = { Status: openStates(workflow).join(','), AssigneeId: String(id ?? 'none') };
        const count = parts.find(({ resource }) => resource === name)?.count ?? 0;
        expect([name, count]).toEqual([name, await total(endpoint, { ...office, ...theirs })]);
      }
    }
  }
});

it('R365 every service and every week of an office counts what its list shows', async () => {
  const { at, byService, arrivals } = await dashboard({ Days: '90' });
  const since = new Date(Date.parse(at) - 90 * 86_400_000).toISOString();
  expect(byService.length).toBeGreaterThan(2);
  for (const { id, name, count } of byService)
    expect([name, count]).toEqual([
      name,
      await total('Requests', { ServiceId: String(id), CreatedAtFrom: since }),
    ]);
  for (const { week, byBranch } of arrivals) {
    const days = { CreatedAtFrom: week, CreatedAtTo: dayAfter(week, 6) };
    for (const BranchId of ['1', '2']) {
      const listed = await total('Requests', { BranchId, ...days });
      expect([week, BranchId, byBranch[BranchId] ?? 0]).toEqual([week, BranchId, listed]);
    }
  }
});

it('R365 every state of every kind is counted, the closed ones too, as its list does', async () => {
  for (const office of [{}, { BranchId: '1' }] as Record<string, string>[]) {
    const { byStatus } = await dashboard(office);
    for (const { name, endpoint, workflow } of matters)
      for (const status of Object.keys(workflow.states)) {
        const counted = byStatus.find((each) => each.resource === name && each.status === status)?.count ?? 0;
        expect([status, counted]).toEqual([status, await total(endpoint, { ...office, Status: status })]);
      }
    expect(byStatus.some(({ status }) => ['Resolved', 'Completed'].includes(status))).toBe(true);
  }
});

it('the weeks are the last twelve, and what comes in now is in the last of them', async () => {
  const before = await dashboard();
  expect(before.arrivals).toHaveLength(WEEKS);
  expect(before.firstContact.weeks.map(({ week }) => week)).toEqual(before.arrivals.map(({ week }) => week));
  const added = await host.call('POST', '/api/Requests/Add', {
    as: 'User',
    body: {
      serviceId: 1,
      title: 'A new request',
      description: 'Something that has just come in',
      branchId: 1,
    },
  });
  expect(added.status).toBe(200);
  const after = await dashboard();
  expect(after.arrivedThisWeek.now).toBe(before.arrivedThisWeek.now + 1);
  expect(after.arrivals.at(-1)?.byBranch['1'] ?? 0).toBe((before.arrivals.at(-1)?.byBranch['1'] ?? 0) + 1);
  expect(after.recent[0]).toMatchObject({ kind: 'received', title: 'A new request' });
});

it('what was closed this month was compared with three days too many of the month before', async () => {
  const { pool } = host.database;
  const { id } = await on.send(requests);
  const now = `timestamptz '2026-03-10T12:00+03:00'`;
  const query = <R extends QueryResultRow>(text: string, values?: unknown[]) =>
    pool.query<R>(text.replaceAll('now()', now), values);
  const countedAt = async (closedAt: string) => {
    const before = async () => (await figures({ query, days: 30, language: 'en' })).closedThisMonth.before;
    await pool.query('update requests set closed_at = null where id = $1', [id]);
    const others = await before();
    await pool.query('update requests set closed_at = $2 where id = $1', [id, closedAt]);
    return (await before()) - others;
  };
  expect(await countedAt('2026-01-31T23:59+03:00')).toBe(0);
  expect(await countedAt('2026-02-01T00:00+03:00')).toBe(1);
  expect(await countedAt('2026-02-10T11:59+03:00')).toBe(1);
  expect(await countedAt('2026-02-10T12:01+03:00')).toBe(0);
});

it('the dashboard is for Admins alone, and knows three periods', async () => {
  for (const as of everyone) {
    const { status } = await host.call('GET', DASHBOARD_PATH, { as });
    expect(status).toBe(as === 'Admin' ? 200 : as === null ? 401 : 403);
  }
  const odd: Record<string, string>[] = [{ Days: '31' }, { Days: 'all' }, { BranchId: 'x' }, { Other: '1' }];
  for (const query of odd)
    expect((await host.call('GET', DASHBOARD_PATH, { as: 'Admin', query })).status).toBe(400);
});

describe('the wait for the first word', () => {
  const { pool } = host.database;
  const set = (hours: object[]) =>
    pool.query('update branches set hours = $1 where id = 1', [JSON.stringify(hours)]);
  const daily = WEEK_DAYS.map((day) => ({ day, opens: '09:00', closes: '17:00' }));
  beforeAll(() => set(daily));

  /** Nobody has waited but these, at the first office, each from a time so many days ago to another. */
  async function waited(
    ...waits: [came: [ago: number, time: string], contacted: [ago: number, time: string]][]
  ) {
    for (const matter of matters)
      await pool.query(`update ${matterTable(matter)} set first_contact_at = null`);
    const { rows } = await pool.query<{ id: number }>(
      'select id from requests where branch_id = 1 order by id limit $1',
      [waits.length],
    );
    expect(rows).toHaveLength(waits.length);
    const at = (ago: string, time: string) =>
      `((now() at time zone time_zone)::date - ${ago}::int + ${time}::time) at time zone time_zone`;
    for (const [each, wait] of waits.entries())
      await pool.query(
        `update requests set created_at = ${at('$2', '$3')}, first_contact_at = ${at('$4', '$5')}, reply_due_at = now()
         from branches where branches.id = branch_id and requests.id = $1`,
        [rows[each]?.id, ...wait.flat()],
      );
  }
  const firstContact = async () => (await dashboard({ Days: '30' })).firstContact;

  it('is counted in the hours in which the office was open', async () => {
    // An hour of each day, or eighteen where nobody says when it is open.
    await waited([
      [3, '16:00'],
      [2, '10:00'],
    ]);
    const found = await firstContact();
    expect(found.hours).toBeCloseTo(2, 5);
    expect(found.weeks.flatMap(({ hours }) => hours ?? [])).toEqual([found.hours]);
    await set([]);
    expect((await firstContact()).hours).toBeCloseTo(18, 5);
    await set(daily);
  });

  it('was longer by every day of a feast for whoever was answered on the first morning after it', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into office_days (name_ar, name_en, first_day, last_day, hours)
       select 'عيد', 'Feast', today - 11, today - 3, '[]'
       from branches, lateral (select (now() at time zone time_zone)::date) clock(today) where branches.id = 1
       returning id`,
    );
    await waited([
      [12, '16:00'],
      [2, '10:00'],
    ]);
    const found = await firstContact();
    expect(found.hours).toBeCloseTo(2, 5);
    expect(found.kept).toBe(1);
    expect(found.weeks.flatMap(({ hours }) => hours ?? [])).toEqual([found.hours]);
    // As long as it stands: a day that was taken back is like any other.
    await pool.query('update office_days set deleted_at = now() where id = $1', [rows[0]?.id]);
    expect((await firstContact()).hours).toBeCloseTo(2 + 9 * 8, 5);
  });

  it('of two is halfway between them, and is that of its own span', async () => {
    await waited(
      [
        [2, '09:00'],
        [2, '11:00'],
      ],
      [
        [2, '10:00'],
        [2, '15:00'],
      ],
      [
        [40, '09:00'],
        [40, '10:00'],
      ],
    );
    const found = await firstContact();
    expect(found.hours).toBeCloseTo(3.5, 5);
    expect(found.before).toBeCloseTo(1, 5);
    expect(found.weeks.flatMap(({ hours }) => hours ?? [])).toEqual([found.before, found.hours]);
  });

  it('is not told where nobody was answered', async () => {
    await waited();
    const { hours, before, kept, weeks } = await firstContact();
    expect([hours, before, kept, ...weeks.flatMap((week) => week.hours ?? [])]).toEqual([null, null, null]);
  });
});
