import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { sendRequests, untilMade } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';

const recordSchema = z.object({ id: z.number(), status: z.string(), version: z.number() });

const read = async (api: Api, id: number) =>
  recordSchema.parse(await api.call('admin', `GET /api/Requests/GetById/${id}`));
const rowsOf = (page: Page, mark: string) => page.locator('tbody tr[data-row-id]').filter({ hasText: mark });

test('several requests are moved on at once, by keyboard; one that cannot be is named, and the others go on without it', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `bulk${Date.now().toString(36)}`;
  const [first = 0, second = 0, third = 0] = await sendRequests(api, mark, 3);
  await enter(page, 'support', `/admin/requests?SearchTerm=${mark}&Sort=id`);
  const rows = rowsOf(page, mark);
  await expect(rows).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).focus();
  for (const at of [0, 1, 2]) {
    await page.keyboard.press('j');
    await expect(rows.nth(at)).toBeFocused();
    await page.keyboard.press('x');
  }
  const bar = page.getByRole('region', { name: say('السجلات المحددة', 'Selected records') });
  await expect(bar.getByRole('status')).toHaveText(say('تم تحديد 3 عناصر', '3 selected'));

  // A colleague was quicker with one of them.
  await api.call('admin', `POST /api/Requests/Resolve/${second}`, {});
  const open = bar.getByRole('button', { name: say('إجراءات', 'Actions') });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: say('إجراءات', 'Actions') });
  // The menu offers what the role may do: reopening is for an Admin.
  await expect(menu.getByRole('menuitem')).toHaveText([
    say('تأكيد التواصل', 'Mark as contacted'),
    say('إنجاز الطلب', 'Resolve'),
    say('رفض الطلب', 'Reject'),
  ]);
  await expectAccessible(page, '[role="menu"]');
  await menu.getByRole('menuitem', { name: say('تأكيد التواصل', 'Mark as contacted') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') }).press('Enter');
  const refused = dialog.getByRole('list', {
    name: say('السجلات التي تعذّر فيها ذلك', 'Records that could not be changed'),
  });
  await expect(refused.getByRole('listitem')).toHaveCount(1);
  await expect(refused).toContainText(say('سجل واحد', '1 record'));
  await expect(refused.getByRole('link', { name: `${mark} 2` })).toHaveAttribute(
    'href',
    `/admin/requests/${second}`,
  );
  expect((await read(api, first)).status).toBe('Pending');
  await expectAccessible(page);
  // The button that was pressed has gone, and the keyboard goes on from the next one.
  await expect(
    dialog.getByRole('button', { name: say('متابعة دون هذا السجل', 'Go on without it') }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect.poll(async () => (await read(api, first)).status).toBe('Contacted');
  await expect.poll(async () => (await read(api, third)).status).toBe('Contacted');
  expect((await read(api, second)).status).toBe('Resolved');
});

test('a panel that is opened to look for something takes what is typed at once, as often as it is opened', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/requests');
  const filter = page.getByRole('button', { name: say('الخدمة', 'Service'), exact: true });
  const search = page.getByRole('dialog').getByRole('searchbox');
  const first = page.getByRole('dialog').getByRole('checkbox').first();
  for (const at of [1, 2]) {
    await filter.press('Enter');
    await expect(first, `opened for the ${at}. time`).toBeVisible();
    await page.keyboard.type(say('تحكيم', 'arbitration'), { delay: 30 });
    await expect(search).toHaveValue(say('تحكيم', 'arbitration'));
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(filter).toBeFocused();
  }
  await filter.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.type(say('تحكيم', 'arbitration'));
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toHaveAccessibleName(
    say(/تحكيم/, /arbitration/i),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ServiceId=\d/);
});

test('a reason for the client is asked once for all requests that are rejected, also on a phone', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `reject${Date.now().toString(36)}`;
  const ids = await sendRequests(api, mark, 2);
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, 'support', `/admin/requests?SearchTerm=${mark}`);
  const rows = rowsOf(page, mark);
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: say('السجلات المحددة', 'Selected records') });
  await bar.getByRole('button', { name: say('إجراءات', 'Actions') }).click();
  await page.getByRole('menuitem', { name: say('رفض الطلب', 'Reject') }).click();
  const dialog = page.getByRole('dialog');
  const reject = dialog.getByRole('button', { name: say('رفض الطلب', 'Reject') });
  await reject.click();
  await expect(dialog.getByText(say('هذا الحقل مطلوب', 'This field is required'))).toBeVisible();
  await dialog.getByRole('textbox').fill(say('خارج اختصاصنا', 'Outside our field'));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await reject.click();
  await untilMade(page, say);
  for (const id of ids) expect((await read(api, id)).status).toBe('Rejected');
});

const dueSchema = z.object({ dueDate: z.string().nullable() });

test('half a day in a cell, and half a day for many requests, took their deadlines away', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `half${Date.now().toString(36)}`;
  const ids = await sendRequests(api, mark, 2);
  for (const id of ids) await api.call('support', 'PUT /api/Requests/Update', { id, dueDate: '2031-04-16' });
  const expectKept = async () => {
    for (const id of ids)
      expect(dueSchema.parse(await api.call('admin', `GET /api/Requests/GetById/${id}`))).toEqual({
        dueDate: '2031-04-16',
      });
  };
  await enter(page, 'support', `/admin/requests?SearchTerm=${mark}`);
  const rows = rowsOf(page, mark);
  const editor = page.getByRole('dialog', { name: say('تعديل: موعد الإنجاز', 'Change: Due') });
  await expect(async () => {
    await rows.first().locator('td[data-column="dueDate"]').dblclick();
    await expect(editor).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const day = page.locator('form input[type="date"]');
  const expectRefused = async () => {
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toHaveAccessibleDescription(say(/أدخل تاريخًا صحيحًا/, /Enter a valid date/));
    await expect(day).toBeFocused();
    await expectKept();
  };
  await expect(day).toBeFocused();
  // Without its first part it is no day any more.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expectRefused();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);

  await page.keyboard.press('a');
  await expect(page.locator('[data-use="fields"]')).toBeVisible();
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: say('تغيير: موعد الإنجاز', 'Change: Due') }).check();
  await day.focus();
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await expectRefused();
  await expectAccessible(page);
});

test('what is late is found by the filter of the due day, until it is done', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `late${Date.now().toString(36)}`;
  const [late = 0, , done = 0] = await sendRequests(api, mark, 3);
  for (const id of [late, done])
    await api.call('support', 'PUT /api/Requests/Update', { id, dueDate: '2026-01-04' });
  await api.call('support', `POST /api/Requests/Resolve/${done}`, {});
  await enter(page, 'support', `/admin/requests?SearchTerm=${mark}`);
  const rows = rowsOf(page, mark);
  await expect(rows).toHaveCount(3);
  await page
    .getByRole('button', { name: say('موعد الإنجاز', 'Due'), exact: true })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: say('تصفية حسب موعد الإنجاز', 'Filter by Due') });
  await panel.getByRole('checkbox', { name: say('متأخر', 'Overdue') }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/DueDate=late/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${mark} 1`);
  await expect(page.getByRole('button', { name: say('موعد الإنجاز: متأخر', 'Due: Overdue') })).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: say('مسح: موعد الإنجاز', 'Clear: Due') }).click();
  await expect(rows).toHaveCount(3);
});

test('on a phone a request says when it is due and that it is late, and no value is cut in the middle of a letter', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `phone${Date.now().toString(36)}`;
  const [late = 0, due = 0] = await sendRequests(api, mark, 2);
  await api.call('support', 'PUT /api/Requests/Update', { id: late, dueDate: '2026-01-04' });
  await api.call('support', 'PUT /api/Requests/Update', { id: due, dueDate: '2099-01-04' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'support', `/admin/requests?SearchTerm=${mark}&Sort=id`);
  const rows = rowsOf(page, mark);
  const isInRow = (row: Locator, text: RegExp) =>
    row.getByText(text).evaluate((part) => {
      const end = part.closest('tr')?.getBoundingClientRect().bottom ?? 0;
      return part.getBoundingClientRect().bottom <= end;
    });
  expect(await isInRow(rows.first(), say(/^متأخر/, /overdue$/))).toBe(true);
  expect(await isInRow(rows.nth(1), /2099/)).toBe(true);
  const under = rows.locator('div:has(> span > bdi)');
  expect(
    await under.evaluateAll((lines) => lines.map((line) => line.scrollWidth > line.clientWidth)),
  ).toEqual([false, false]);
});

for (const width of [768, 1024])
  test(`at ${width} px a request is told by its whole number, and its menu is within reach`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, 'support', '/admin/requests');
    const number = page.locator('td[data-column="number"]').first();
    await expect(number).toContainText(/^R-\d{4}-\d{5}$/);
    expect(await number.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
    await expectNoSidewaysScroll(page);
    expect(await page.getByRole('main').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  });

test('the filters of requests stand in one line beside the search; the others come with a press', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'admin', '/admin/requests');
  const more = page.getByRole('button', { name: say('عوامل تصفية أخرى', 'More filters') });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  // A column has a button of that name too, behind it.
  const filter = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const line = [
    page.getByRole('searchbox'),
    filter(say('الحالة', 'Status')),
    filter(say('موعد الإنجاز', 'Due')),
    more,
    filter(say('اختصارات لوحة المفاتيح', 'Keyboard shortcuts')),
  ];
  const middles = await Promise.all(
    line.map(async (part) => {
      const box = await part.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  const conflicts = filter(say('تعارض المصالح', 'Conflicts'));
  await expect(conflicts).toBeHidden();
  await more.press('Enter');
  await expect(conflicts).toBeVisible();
  await conflicts.click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: say('تعارض لم يُبتّ فيه', 'Conflict undecided') })
    .press('Space');
  await page.keyboard.press('Escape');
  // What is set stays in sight.
  await page.getByRole('button', { name: say('عوامل تصفية أقل', 'Fewer filters') }).press('Enter');
  await expect(filter(say('موعد الردّ الأول', 'First reply due'))).toBeHidden();
  const set = page.getByRole('button', {
    name: say('تعارض المصالح: تعارض لم يُبتّ فيه', 'Conflicts: Conflict undecided'),
    exact: true,
  });
  await expect(set).toBeVisible();
  await expectAccessible(page);
  // Nor does it go from under the hands that clear it.
  await set.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: say('تعارض لم يُبتّ فيه', 'Conflict undecided') })
    .press('Space');
  await page.keyboard.press('Escape');
  await expect(conflicts).toBeFocused();
});

test('on a phone a yes, a no and a number in a list say of what they are', async ({ page, enter, say }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, column, label] of [
    ['/admin/contacts', 'isHandled', say('عولجت', 'Handled')],
    ['/admin/settings/lawyers', 'yearsOfExperience', say('سنوات الخبرة', 'Years of experience')],
  ] as const) {
    await enter(page, 'admin', path);
    const cell = page.locator(`tbody td[data-column="${column}"]:not(:has([data-tone]))`).first();
    await expect(cell).toBeAttached();
    const drawn = await cell.evaluate((each) => [
      getComputedStyle(each, '::before').content,
      each.getAttribute('data-label'),
    ]);
    expect(drawn).toEqual([expect.stringMatching(/attr\(data-label\)|^"/), label]);
  }
});

test('on a phone a row shows what its list is for, and its reference only behind that', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // When it came is told in more words than "now".
  await page.clock.setSystemTime(Date.now() + 45 * 60_000);
  for (const [path, columns, reference] of [
    ['/admin/contacts', ['message', 'isHandled', 'createdAt'], 'number'],
    ['/admin/law-consultations', ['status', 'consultantId', 'scheduledAt'], 'number'],
    ['/admin/settings/client-reviews', ['text'], null],
    ['/admin/settings/branches', ['phone', 'email'], null],
  ] as const) {
    await enter(page, 'admin', path);
    const rows = page.locator('tbody tr[data-row-id]');
    await expect(rows.first()).toBeVisible();
    for (const column of columns) {
      const cells = page.locator(`tbody td[data-column="${column}"]:visible`);
      await expect(cells.first(), `${path} ${column}`).toBeVisible();
      const cut = await cells.evaluateAll((all) =>
        all.filter((cell) => {
          const row = cell.closest('tr')?.getBoundingClientRect();
          return cell.getBoundingClientRect().bottom > (row?.bottom ?? 0);
        }),
      );
      expect(cut, `${path} ${column}`).toHaveLength(0);
    }
    if (reference === null) continue;
    // What a row does not have takes no room in it, and stands at nothing.
    const before = await rows.evaluateAll(
      (all, { of, than }) =>
        all.filter((row) => {
          const topOf = (column: string) =>
            row.querySelector(`td[data-column="${column}"]`)?.getBoundingClientRect().top ?? 0;
          return of.some((column) => topOf(column) > topOf(than));
        }).length,
      { of: [...columns], than: reference },
    );
    expect(before, `${path} ${reference}`).toBe(0);
  }
});
