import { describe, expect, it } from 'vitest';
import { callPath } from '#contract/resource-paths.ts';
import { consultantAbsences } from '#resources/consultant-absences.ts';
import { officeDays } from '#resources/office-days.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

describe.each([
  {
    resource: officeDays,
    body: { nameAr: 'إجازة', nameEn: 'Holiday', hours: [], firstDay: '2031-03-10' },
    ends: 'lastDay',
    early: '2031-03-01',
    late: '2031-03-12',
  },
  {
    resource: consultantAbsences,
    body: { consultantId: 1, kind: 'off', note: '', startsAt: '2031-03-10T09:00:00.000Z' },
    ends: 'endsAt',
    early: '2031-03-10T08:00:00.000Z',
    late: '2031-03-10T12:00:00.000Z',
  },
])('$resource.name', ({ resource, body, ends, early, late }) => {
  it('what ends before it begins was an error of the server when it was new', async () => {
    const add = (end: string) =>
      host.call('POST', callPath(resource, resource.verbs.create), {
        as: 'Admin',
        body: { ...body, [ends]: end },
      });
    const refused = { status: 400, body: { error: { fields: { [ends]: { code: 'endBeforeStart' } } } } };
    expect(await add(early)).toMatchObject(refused);
    const made = await add(late);
    expect(made).toMatchObject({ status: 200 });
    const { id } = made.body.data as { id: number };
    const update = await host.call('PUT', callPath(resource, resource.verbs.update), {
      as: 'Admin',
      body: { ...body, id, [ends]: early },
    });
    expect(update).toMatchObject(refused);
  });
});
