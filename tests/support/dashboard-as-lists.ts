import { DASHBOARD_PATH, dashboardSchema } from '#contract/dashboard.ts';
import { dayIn } from '#contract/day-in.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { queryName } from '#contract/list-query.ts';
import type { Matter } from '#contract/matter.ts';
import type { Need } from '#contract/portal.ts';
import { callPath } from '#contract/resource-paths.ts';
import { openStates } from '#contract/workflow.ts';
import { matters } from '#resources/matters.ts';
import type { Person, TestHost } from './test-host.ts';

/** What the dashboard counts for somebody, and what the lists behind each number show the same person. */
export async function dashboardAsLists(host: Pick<TestHost, 'call'>, as: Person) {
  const { body } = await host.call('GET', DASHBOARD_PATH, { as });
  const { at, open, needs, byStatus, workload } = dashboardSchema.parse(body.data);
  const total = async (matter: Matter, query: Record<string, string>) => {
    const url = callPath(matter, matter.verbs.list);
    const answer = await host.call('GET', url, { as, query: { ...query, PageSize: '1' } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body.error));
    return Number(answer.body['totalCount']);
  };
  const ofAll = async (query: (matter: Matter) => Record<string, string>) => {
    const counts = await Promise.all(matters.map((matter) => total(matter, query(matter))));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const isOpen = ({ workflow }: Matter) => ({ Status: openStates(workflow).join(',') });
  const late = { DueDate: 'late' };
  const today = dayIn(new Date(at), FIRM_ZONE);
  const asked: Readonly<Record<Need, (matter: Matter) => Record<string, string>>> = {
    waiting: () => ({ ReplyDueAt: 'late' }),
    unassigned: (matter) => ({ ...isOpen(matter), AssigneeId: 'none' }),
    overdue: () => late,
    today({ portal: { calendar } }) {
      const key = queryName(calendar?.at ?? '');
      return {
        Status: calendar?.state ?? '',
        [`${key}From`]: today,
        [`${key}To`]: today,
      };
    },
  };
  const listed = {
    open: await ofAll(isOpen),
    needs: await Promise.all(
      matters.flatMap((matter) =>
        needs
          .filter(({ resource }) => resource === matter.name)
          .map(async ({ need }) => [matter.name, need, await total(matter, asked[need](matter))]),
      ),
    ),
    byStatus: await Promise.all(
      matters.flatMap((matter) =>
        Object.keys(matter.workflow.states).map(async (Status) => [
          matter.name,
          Status,
          await total(matter, { Status }),
        ]),
      ),
    ),
    workload: await Promise.all(
      workload.map(async ({ id }) => {
        const theirs = { AssigneeId: String(id ?? 'none') };
        const all = await ofAll((matter) => ({ ...isOpen(matter), ...theirs }));
        const overdue = await ofAll(() => ({ ...late, ...theirs }));
        return [id, all - overdue, overdue];
      }),
    ),
  };
  const shown: typeof listed = {
    open,
    needs: matters.flatMap((matter) =>
      needs
        .filter(({ resource }) => resource === matter.name)
        .map(({ resource, need, count }) => [resource, need, count]),
    ),
    byStatus: matters.flatMap(({ name, workflow }) =>
      Object.keys(workflow.states).map((status) => [
        name,
        status,
        byStatus.find((each) => each.resource === name && each.status === status)?.count ?? 0,
      ]),
    ),
    workload: workload.map(({ id, onTime, overdue }) => [id, onTime, overdue]),
  };
  return { shown, listed };
}
