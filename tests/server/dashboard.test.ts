import { afterAll, beforeAll, expect, it } from 'vitest';
import { DASHBOARD_PATH, WEEKS, dashboardSchema } from '#contract/dashboard.ts';
import { everyone, type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
}, 60_000);
afterAll(() => host.close());

const dashboard = async (query: Record<string, string> = {}) =>
  dashboardSchema.parse((await host.call('GET', DASHBOARD_PATH, { as: 'Admin', query })).body.data);
const total = async (resource: string, query: Record<string, string>) =>
  Number(
    (await host.call('GET', `/api/${resource}/GetAll`, { as: 'Admin', query: { ...query, PageSize: '1' } }))
      .body['totalCount'],
  );

it('each number that waits is that of the list behind it', async () => {
  const offices: Record<string, string>[] = [{}, { BranchId: '1' }, { BranchId: '2' }];
  for (const office of offices) {
    const found = await dashboard(office);
    const open = { ...office, Status: 'Pending,Contacted' };
    expect(found.unassigned).toBe(await total('Requests', { ...open, AssigneeId: 'none' }));
    expect(found.waiting).toBe(
      await total('Requests', { ...office, Status: 'Pending', ReplyDueAtTo: found.at }),
    );
    expect(found.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(found.open);
    expect(found.workload.reduce((sum, { onTime, overdue }) => sum + onTime + overdue, 0)).toBe(found.open);
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
