import { expect, it } from 'vitest';
import { DASHBOARD_PATH, WEEKS, dashboardSchema } from '#contract/dashboard.ts';
import { dayAfter } from '#contract/office-days.ts';
import { openStates } from '#contract/workflow.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';
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

it('the dashboard is for Admins alone, and knows three periods', async () => {
  for (const as of everyone) {
    const { status } = await host.call('GET', DASHBOARD_PATH, { as });
    expect(status).toBe(as === 'Admin' ? 200 : as === null ? 401 : 403);
  }
  const odd: Record<string, string>[] = [{ Days: '31' }, { Days: 'all' }, { BranchId: 'x' }, { Other: '1' }];
  for (const query of odd)
    expect((await host.call('GET', DASHBOARD_PATH, { as: 'Admin', query })).status).toBe(400);
});

it('the wait for the first word is counted in the hours in which the office was open', async () => {
  const { pool } = host.database;
  for (const matter of matters) await pool.query(`update ${matterTable(matter)} set first_contact_at = null`);
  const { rows } = await pool.query<{ id: number }>('select min(id) as id from requests');
  const id = rows[0]?.id;
  const set = (hours: object[]) =>
    pool.query('update branches set hours = $1 where id = (select branch_id from requests where id = $2)', [
      JSON.stringify(hours),
      id,
    ]);
  // From 16:00 of one day to 10:00 of the next: an hour of each, or eighteen where nobody says when it is open.
  await pool.query(
    `update requests set created_at = (((now() at time zone zone)::date - 3) + time '16:00') at time zone zone,
       first_contact_at = (((now() at time zone zone)::date - 2) + time '10:00') at time zone zone
     from (select time_zone as zone from branches join requests on branch_id = branches.id where requests.id = $1) office
     where id = $1`,
    [id],
  );
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  await set(days.map((day) => ({ day, opens: '09:00', closes: '17:00' })));
  const { firstContact } = await dashboard({ Days: '7' });
  expect(firstContact.hours).toBeCloseTo(2, 5);
  expect(firstContact.weeks.flatMap(({ hours }) => hours ?? [])).toEqual([firstContact.hours]);
  await set([]);
  expect((await dashboard({ Days: '7' })).firstContact.hours).toBeCloseTo(18, 5);
});
