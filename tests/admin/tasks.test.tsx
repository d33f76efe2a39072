import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { taskPaths } from '#contract/tasks.ts';
import { localTime } from '#contract/zoned-time.ts';
import { requests } from '#resources/requests.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);

const NAMES = { ar: 'المطلوب من العميل', en: 'Asked of the client' } as const;
const BY = { ar: 'آخر يوم', en: 'By' } as const;
const LATE = { ar: 'متأخر يومين', en: '2 days overdue' } as const;

it.each(['ar', 'en'] as const)(
  '%s: a task that is late says its last day, and beside it how late it is',
  async (language) => {
    const { id } = await on.send(requests);
    const dueOn = localTime(new Date(Date.now() - 2 * 86_400_000).toISOString(), FIRM_ZONE).slice(0, 10);
    const body = { text: 'The deed', dueOn: '2099-01-01' };
    await host.call('POST', taskPaths.ask(requests, id), { as: 'CustomerService', body });
    await host.database.pool.query('update tasks set due_on = $1 where record_id = $2', [dueOn, id]);
    await openPanel({ host, path: `/admin/requests/${id}`, language });
    const tasks = within(await screen.findByRole('region', { name: NAMES[language] }));
    const day = formatDate({ at: dueOn, language, style: 'date' });
    expect(await tasks.findByText(`${BY[language]}: ${day}`)).toBeVisible();
    expect(tasks.getByText(LATE[language])).toBeVisible();
  },
);
