import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { portalKinds } from '#contract/portal-kinds.ts';
import { TASKS_PLACE, matterPath, startPath } from '#contract/matter.ts';
import { taskPaths } from '#contract/tasks.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';
import { factValues } from '#public-site/account/fact-values.tsx';
import { formKinds } from '#public-site/submission/form-kinds.tsx';
import { looksByName } from '#public-site/submission/step-looks.ts';
import { isStepped, stepsOf } from '#public-site/submission/steps.ts';
import { listenToRegions } from '#tests/support/announcements.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { freeDay, mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { formatMoment } from '#ui/text/format-moment.ts';
import { isolate } from '#ui/text/isolate.ts';
import { setLine } from '#tests/support/set-line.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

it('the site has an input for exactly the kinds of field that a form may ask for', () => {
  expect(kindsIn(formKinds)).toEqual(kindsWith('isAsked'));
});

it('a fact that a portal names can be shown', () => {
  expect(kindsIn(factValues)).toEqual(kindsWith('isShown'));
});

/** The kinds of which a definition may say so. */
const kindsWith = (part: 'isAsked' | 'isShown') =>
  Object.entries(portalKinds)
    .flatMap(([kind, each]) => (each[part] ? [kind] : []))
    .toSorted();

/** The kinds that a list of them has something for. */
const kindsIn = (list: Readonly<Record<string, unknown>>) =>
  Object.keys(list)
    .filter((type) => list[type] !== null)
    .toSorted();

const { host, bridge } = await shareBridgedHost(leaveSite);
const on = mattersOn(host);
beforeEach(() => signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' }));

const LANGUAGES = ['ar', 'en'] as const;

const booked = matters.find(({ fields }) => 'wishedAt' in fields);
if (!booked) throw new Error('Clients choose no time');
const asked = matters.find(({ name }) => name === requests.name);
if (!asked) throw new Error('Clients send no requests');

/** A client chooses the first free time of the office in Riyadh. */
async function sendWithTime(way = 'phone', more: object = {}) {
  if (!booked) throw new Error('Clients choose no time');
  const query = { BranchId: '1', Way: way, About: '1' };
  const free = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  const [wishedAt = ''] = freeSlotsSchema.parse(free.body.data).slots;
  const { id } = await on.send(booked, 'User', {
    ...buildRecord(booked, { role: 'User' }),
    branchId: 1,
    areaId: 1,
    way,
    wishedAt,
    secondChoiceAt: null,
    ...more,
  });
  const style = { language: 'en', timeZone: 'Asia/Riyadh' } as const;
  return {
    id,
    day: formatDate({ at: wishedAt, ...style, style: 'dateTime' }),
    weekday: formatDate({ at: wishedAt, ...style, style: 'weekdayTime' }).replace('\u00a0', ' '),
  };
}

it('the time that a client chose was told as a day alone: it stands there with its hour', async () => {
  const { id, day } = await sendWithTime();
  await openSite(matterPath(booked, id), { language: 'en' });
  const [label] = await screen.findAllByText('The time you chose', { selector: 'dt' });
  expect(day).toMatch(/\d:\d\d/);
  expect(label?.parentElement).toHaveTextContent(day.replace('\u00a0', ' '));
});

it.each([
  ['en', 'The time you chose', '60 minutes', 'Fee'],
  ['ar', 'الموعد الذي اخترته', '60 دقيقة', 'الأتعاب'],
] as const)(
  'whoever waits for a time to be confirmed was told its fee, and not how long it takes: %s',
  async (language, title, length, fee) => {
    const { id } = await sendWithTime();
    await openSite(matterPath(booked, id), { language });
    const chosen = within(await screen.findByRole('region', { name: title }));
    expect(await chosen.findByText(length)).toBeVisible();
    expect(chosen.getByText(fee, { selector: 'dt' })).toBeVisible();
    expect((await giveBack(id)).status).toBe(200);
  },
);

it('whoever chose a time is told that it is kept, and can give it back before it is confirmed', async () => {
  const { id, weekday } = await sendWithTime();
  const { user } = await openSite(matterPath(booked, id), { language: 'en' });
  const next = await screen.findByRole('region', { name: 'What happens next' });
  await waitFor(() => expect(next).toHaveTextContent(`You chose ${weekday}, ${isolate('Riyadh')} time`));
  await user.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(next).toHaveTextContent('This consultation was cancelled.'));
  expect(screen.getByRole('heading', { name: 'What happens next' })).toHaveFocus();
});

it('a time that passed while its page was open went on being held', async () => {
  const { id } = await sendWithTime();
  const timers = vi.spyOn(globalThis, 'setInterval');
  await openSite(matterPath(booked, id), { language: 'en' });
  await screen.findByText(/We will hold it for you until we confirm it/);
  expect(await screen.findByRole('heading', { name: 'The time you chose' })).toBeVisible();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * 86_400_000 });
  try {
    act(() => {
      for (const [tick, every] of timers.mock.calls) if (every === 30_000) tick();
    });
    expect(screen.getByText(/has passed, and we did not confirm it/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'The time you chose' })).toBeNull();
  } finally {
    vi.useRealTimers();
    timers.mockRestore();
  }
  expect((await giveBack(id)).status).toBe(200);
});

/** A client keeps few times at once: each test gives back its own. */
const giveBack = (id: number) =>
  on.move(booked, booked.portal.calendar?.booking?.moves.withdraw ?? '', id, { as: 'User', body: {} });

it.each([
  ['en', 'Choose another time', 'Cancel the consultation', 'Cancel this consultation?', 'Leave it as it is'],
  ['ar', 'اختيار موعد آخر', 'إلغاء الاستشارة', 'هل تلغي هذه الاستشارة؟', 'إبقاؤها كما هي'],
] as const)(
  'whoever changes an appointment by the keyboard hears what has opened, and is where they were when it closes: %s',
  async (language, move, withdraw, question, keep) => {
    const { id } = await sendWithTime();
    const { user } = await openSite(matterPath(booked, id), { language });
    const button = (name: string) => screen.findByRole('button', { name });
    for (const [name, part] of [
      [move, move],
      [withdraw, new RegExp(question.replace('?', '\\?'))],
    ] as const) {
      await user.click(await button(name));
      expect(await screen.findByRole('group', { name: part })).toHaveFocus();
      await user.click(await button(keep));
      expect(await button(name)).toHaveFocus();
    }
    expect((await giveBack(id)).status).toBe(200);
  },
);

it('a time that somebody else has taken meanwhile is said to be gone, and not only shown', async () => {
  const { id } = await sendWithTime();
  const { user } = await openSite(matterPath(booked, id), { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  const times = within(await screen.findByRole('radiogroup', { name: /^Time/ }));
  // The first of them is the one that they have.
  const last = times.getAllByRole<HTMLInputElement>('radio').at(-1);
  if (!last) throw new Error('No time is free');
  await user.click(last);
  const refused = { isSuccess: false, data: null, error: { code: 'slotTaken', description: 'It is taken.' } };
  bridge.server.use(
    http.post('*/api/Consultations/*', () => HttpResponse.json(refused, { status: 409 }), { once: true }),
    http.get('*/api/Consultations/GetFreeSlots*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      const { body } = await host.app.inject({ method: 'GET', url: pathname + search, headers });
      return HttpResponse.text(body.replace(`"${last.value}",`, '').replace(`,"${last.value}"`, ''), {
        headers: { 'content-type': 'application/json' },
      });
    }),
  );
  const said = listenToRegions();
  await user.click(await screen.findByRole('button', { name: 'Move it to this time' }));
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/no longer free/)));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move it to this time' })).toBeNull());
  expect(screen.getByRole('group', { name: 'Choose another time' })).toHaveFocus();
  expect((await giveBack(id)).status).toBe(200);
});

it('a consultation that was called off shows neither its time nor its fee as if they stood', async () => {
  const { id, weekday } = await sendWithTime();
  await on.move(booked, 'confirm', id, { body: {} });
  await on.move(booked, 'callOff', id, { as: 'User', body: {} });
  await openSite(matterPath(booked, id), { language: 'en' });
  const off = await screen.findByRole('region', { name: 'Cancelled appointment' });
  await waitFor(() => expect(within(off).getByRole('deletion')).toHaveTextContent(weekday));
  expect(screen.queryByText('Fee')).toBeNull();
});

it('an appointment that was dealt with before its day was headed as one to come', async () => {
  const { id, weekday } = await sendWithTime();
  await on.move(booked, 'confirm', id, { body: {} });
  await on.move(booked, 'complete', id, { body: {} });
  await openSite(matterPath(booked, id), { language: 'en' });
  const off = await screen.findByRole('region', { name: 'Cancelled appointment' });
  await waitFor(() => expect(within(off).getByRole('deletion')).toHaveTextContent(weekday));
  // They have met all the same, or talked.
  expect(within(off).getByText('Fee')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Appointment' })).toBeNull();
});

it.each([
  ['en', 'Appointment', /^\d+ minutes$/],
  ['ar', 'الموعد', /^\d+ دقيقة$/],
] as const)(
  'how long an appointment takes was told before it was sent, and not on its page: %s',
  async (language, name, length) => {
    const { id } = await sendWithTime();
    await on.move(booked, 'confirm', id, { body: {} });
    await openSite(matterPath(booked, id), { language });
    const part = within(await screen.findByRole('region', { name }));
    expect(await part.findByText(length)).toBeVisible();
    expect((await giveBack(id)).status).toBe(200);
  },
);

it('whoever moves or cancels a confirmed appointment is told beside the buttons until when they can', async () => {
  const { id } = await sendWithTime();
  await on.move(booked, 'confirm', id, { body: {} });
  await openSite(matterPath(booked, id), { language: 'en' });
  const part = within(await screen.findByRole('region', { name: 'Appointment' }));
  const { scheduledAt } = z.looseObject({ scheduledAt: z.string() }).parse(await on.read(booked, id));
  const until = formatDate({
    at: Date.parse(scheduledAt) - 24 * 3_600_000,
    language: 'en',
    style: 'weekdayTime',
    timeZone: 'Asia/Riyadh',
  });
  const office = isolate('Riyadh');
  const said = `You can change or cancel it until ${until}, ${office} time.`.replace('\u00a0', ' ');
  expect(await part.findByText(said)).toBeVisible();
  expect((await giveBack(id)).status).toBe(200);
});

it('a telephone consultation could be moved to the office, and was called a telephone one all the same', async () => {
  const { rows } = await host.database.pool.query<{ id: number }>(
    `select id from consultation_types where way = 'phone' and deleted_at is null`,
  );
  const { id } = await sendWithTime('phone', { consultationTypeId: rows[0]?.id });
  const { user } = await openSite(matterPath(booked, id), { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  const part = within(await screen.findByRole('group', { name: 'Choose another time' }));
  expect(await part.findByRole('radiogroup', { name: 'Time' })).toBeVisible();
  expect(part.getByText('By phone')).toBeVisible();
  expect(part.queryByRole('radio', { name: 'At the office' })).toBeNull();
  expect((await giveBack(id)).status).toBe(200);
});

it('whoever called a consultation off was offered no way to another one', async () => {
  const { id } = await sendWithTime();
  expect((await giveBack(id)).status).toBe(200);
  await openSite(matterPath(booked, id), { language: 'en' });
  const next = within(await screen.findByRole('region', { name: 'What happens next' }));
  expect(await next.findByRole('link', { name: 'Request another consultation' })).toHaveAttribute(
    'href',
    startPath(booked),
  );
});

it('what was still asked of a client stood below what they had sent', async () => {
  const { id } = await on.send(asked);
  const asStaff = (path: string, body: object) => host.call('POST', path, { as: 'Admin', body });
  for (const text of ['The lease', 'The receipt'])
    await asStaff(taskPaths.ask(requests, id), { text, documents: [], dueOn: '2099-03-14' });
  const tasks = await host.call('GET', taskPaths.read(requests, id), { as: 'Admin' });
  const [{ id: taskId } = { id: 0 }] = z.array(z.object({ id: z.number() })).parse(tasks.body.data);
  await host.call('POST', taskPaths.answer(requests, id), {
    as: 'User',
    body: { taskId, text: 'Here it is' },
  });
  await openSite(matterPath(asked, id), { language: 'en' });
  const part = within(await screen.findByRole('region', { name: 'What we need from you' }));
  await part.findByText('The lease');
  const texts = part.getAllByText(/^The (lease|receipt)$/).map(({ textContent }) => textContent);
  expect(texts).toEqual(['The receipt', 'The lease']);
});

it('whoever was past the limit of the firm was still offered to move the appointment, and then refused', async () => {
  const { id } = await sendWithTime();
  await on.move(booked, 'confirm', id, { body: {} });
  await host.database.pool.query(
    `update consultations set scheduled_at = now() + interval '24 hours 6 seconds' where id = $1`,
    [id],
  );
  const { user } = await openSite(matterPath(booked, id), { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  expect(await screen.findByRole('radiogroup', { name: /^Time/ })).toBeVisible();
  expect(await screen.findByText(/It is too late to move or cancel this here/)).toBeVisible();
  const part = within(screen.getByRole('region', { name: 'Appointment' }));
  expect(part.getByRole('link', { name: /^\+966/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+966/),
  );
  for (const name of ['Choose another time', 'Cancel the consultation', 'Leave it as it is'])
    expect(part.queryByRole('button', { name })).toBeNull();
  expect(part.queryByRole('radiogroup')).toBeNull();
});

it('the page of an appointment asked for the free times of the year 9999, and one that nobody confirmed for any', async () => {
  const asked: string[] = [];
  bridge.server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.includes('GetFreeSlots')) asked.push(`${pathname}${search}`);
  });
  const { id } = await sendWithTime();
  const site = await openSite(matterPath(booked, id), { language: 'en' });
  await screen.findByRole('button', { name: 'Choose another time' });
  expect(asked).toEqual([]);
  site.unmount();
  await on.move(booked, 'confirm', id, { body: {} });
  await openSite(matterPath(booked, id), { language: 'en' });
  await screen.findByRole('button', { name: 'Choose another time' });
  expect(asked).toEqual([`/api/Consultations/GetFreeSlotsFor/${id}?Way=phone`]);
  bridge.server.events.removeAllListeners();
});

it.each([
  ['ar', /^اللقاء عبر اتصال مرئي، وسيظهر رابط الاجتماع هنا/, /^رابط الاجتماع: https/],
  ['en', /^The meeting is by video\. The link appears here/, /^Meeting link: https/],
] as const)(
  'a client is told where a confirmed meeting is held, also before its link is there: %s',
  async (language, without, labelled) => {
    const { id } = await sendWithTime('video');
    await on.move(booked, 'confirm', id, { body: {} });
    const site = await openSite(matterPath(booked, id), { language });
    expect(await screen.findByText(without)).toBeVisible();
    site.unmount();
    const other = await sendWithTime('video');
    await on.move(booked, 'confirm', other.id, { body: { place: 'https://meet.example/c-17' } });
    await openSite(matterPath(booked, other.id), { language });
    const link = await screen.findByRole('link', { name: 'https://meet.example/c-17' });
    expect(link).toBeVisible();
    expect(link.closest('p')).toHaveTextContent(labelled);
  },
);

afterEach(() => vi.restoreAllMocks());

it('a consultation that is called off without a line is called off when the line is back', async () => {
  const { id } = await sendWithTime();
  const { user } = await openSite(matterPath(booked, id), { language: 'en' });
  const next = await screen.findByRole('region', { name: 'What happens next' });
  await user.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
  setLine(false);
  bridge.server.use(http.post('*/api/Consultations/*', () => HttpResponse.error(), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You are offline. Keep this page open. It will be sent automatically when the connection returns.',
  );
  setLine(true);
  await waitFor(() => expect(next).toHaveTextContent('This consultation was cancelled.'));
});

it('a consultation was left as it is by a press while it was being cancelled, and cancelled all the same', async () => {
  const { id } = await sendWithTime();
  const { user } = await openSite(matterPath(booked, id), { language: 'en' });
  const next = await screen.findByRole('region', { name: 'What happens next' });
  await user.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
  const call = holdCall(bridge.server, 'post', '*/api/Consultations/*');
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  await call.arrived;
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose another time' })).toBeNull();
  await call.letGo();
  await waitFor(() => expect(next).toHaveTextContent('This consultation was cancelled.'));
});

it('whoever looked at a day whose last time was taken meanwhile can choose another', async () => {
  const { id } = await sendWithTime();
  const { user } = await openSite(matterPath(booked, id), { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  const days = await screen.findByRole('combobox', { name: 'Day' });
  const [first, second] = within(days).getAllByRole<HTMLOptionElement>('option');
  await user.selectOptions(days, second?.value ?? '');
  const time = () => within(screen.getByRole('radiogroup', { name: /^Time/ })).getAllByRole('radio');
  await user.click(time()[0] ?? days);
  // Others have it, and the rest of that day.
  const day = `tstzrange($1::timestamptz, $1::timestamptz + interval '20 hours')`;
  const midnight = [`${second?.value}T00:00:00Z`];
  await host.database.pool.query(`delete from appointments where starts_at <@ ${day}`, midnight);
  await host.database.pool.query(
    `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at)
     select 'elsewhere', id, id, lower(${day}), upper(${day}) from lawyers`,
    midnight,
  );
  await user.click(screen.getByRole('button', { name: 'Move it to this time' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(days).toHaveValue(first?.value));
  expect(time().length).toBeGreaterThan(0);
});

it('an answer whose receipt was lost, and that staff asked for again, can be sent anew', async () => {
  const { id } = await on.send(asked);
  const asStaff = (path: string, body: object) => host.call('POST', path, { as: 'Admin', body });
  const task = { text: 'The lease', documents: [], dueOn: '2099-03-14' };
  await asStaff(taskPaths.ask(requests, id), task);
  const site = await openSite(matterPath(asked, id), { language: 'en' });
  await site.user.type(await screen.findByLabelText('Your answer'), 'It is with my brother.');
  loseAnswer({ host, bridge }, taskPaths.answer(requests, id));
  await site.user.click(screen.getByRole('button', { name: 'Send all of it' }));
  await screen.findByText('We are reviewing what you sent.');
  const tasks = await host.call('GET', taskPaths.read(requests, id), { as: 'Admin' });
  const [{ id: taskId } = { id: 0 }] = z.array(z.object({ id: z.number() })).parse(tasks.body.data);
  await asStaff(taskPaths.review(requests, id), {
    taskId,
    decision: 'askAgain',
    text: task.text,
    dueOn: task.dueOn,
  });
  site.unmount();
  const again = await openSite(matterPath(asked, id), { language: 'en' });
  const answer = await screen.findByLabelText('Your answer');
  await again.user.clear(answer);
  await again.user.type(answer, 'Here is what it says.');
  await again.user.click(screen.getByRole('button', { name: 'Send all of it' }));
  expect(await screen.findByText('Sent. We will review it.')).toBeVisible();
});

it('“Sent” stayed over what was asked for since, and a second answer was not announced', async () => {
  const { id } = await on.send(asked);
  const asStaff = (path: string, body: object) => host.call('POST', path, { as: 'Admin', body });
  const task = { text: 'The lease', documents: [], dueOn: '2099-03-14' };
  await asStaff(taskPaths.ask(requests, id), task);
  const { user, queryClient } = await openSite(matterPath(asked, id), { language: 'en' });
  const answer = async (text: string) => {
    await user.type(await screen.findByLabelText('Your answer'), text);
    await user.click(screen.getByRole('button', { name: 'Send all of it' }));
    const said = await screen.findByText('Sent. We will review it.');
    await waitFor(() => expect(screen.queryByLabelText('Your answer')).toBeNull());
    return said;
  };
  const first = await answer('It is with my brother.');
  expect(first).toBeVisible();
  await asStaff(taskPaths.ask(requests, id), { ...task, text: 'The deed' });
  await act(() => queryClient.invalidateQueries());
  await screen.findByLabelText('Your answer');
  expect(screen.queryByText('Sent. We will review it.')).toBeNull();
  expect(await answer('Here it is.')).not.toBe(first);
});

it.each([
  ['list', `/profile?tab=${booked.name}&status=Scheduled`, 12],
  ['page', '', 13],
])(
  'an appointment without the offices was told on the clock of Riyadh, whoever read it: %s',
  async (_where, path, day) => {
    const { id } = await on.send(booked);
    const body = { scheduledAt: freeDay(day), consultantId: 3, place: '' };
    expect((await on.move(booked, 'schedule', id, { body })).status).toBe(200);
    let fail = () => {};
    const failure = new Promise<void>((resolve) => (fail = resolve)).then(
      () => new HttpResponse(null, { status: 403 }),
    );
    bridge.server.use(http.get('*/api/Branches/GetAll', () => failure));
    const page = matterPath(booked, id);
    await openSite(path || page, { language: 'en' });
    const told = () =>
      path
        ? document.querySelector(`a[href="${page}"]`)?.closest('li')
        : screen.queryByRole('region', { name: 'Appointment' });
    await waitFor(() => expect(told()).toHaveTextContent('Appointment'));
    expect(told()).not.toHaveTextContent(/\d:\d\d/);
    act(() => fail());
    // On the reader's own, and whose that is.
    const own = formatMoment(body.scheduledAt, 'en').replace(/\s/g, ' ');
    await waitFor(() => expect(told()).toHaveTextContent(own));
    expect((await on.move(booked, 'cancel', id)).status).toBe(200);
  },
);

it('whoever follows news of something asked, of which nothing is left, begins at what comes next', async () => {
  const { id } = await on.send(asked);
  await openSite(`${matterPath(asked, id)}${TASKS_PLACE}`, { language: 'en' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'What happens next' })).toHaveFocus());
});

it('a first reply that is late is not promised for an hour that is past', async () => {
  const { id } = await on.send(asked);
  await host.database.pool.query(
    `update requests set reply_due_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
  await openSite(matterPath(asked, id), { language: 'en' });
  // The office has come, by whose clock it would be said.
  await screen.findByText(/Riyadh/, { selector: 'dd *, dd' });
  expect(screen.queryByText(/You can expect our first reply by/)).toBeNull();
});

it('the first reply is not promised any more after the firm has done something about it', async () => {
  const { id } = await on.send(asked);
  const { pool } = host.database;
  await pool.query('update requests set first_contact_at = now() where id = $1', [id]);
  await openSite(matterPath(asked, id), { language: 'en' });
  await screen.findByText(/Riyadh/, { selector: 'dd *, dd' });
  expect(screen.queryByText(/You can expect our first reply by/)).toBeNull();
});

it('the first reply is not promised any more after the firm has asked for something', async () => {
  const { id } = await on.send(asked);
  const site = await openSite(matterPath(asked, id), { language: 'en' });
  expect(await screen.findByText(/You can expect our first reply by/)).toBeVisible();
  site.unmount();
  const task = { text: 'The lease', documents: [], dueOn: '2099-03-14' };
  await host.call('POST', taskPaths.ask(requests, id), { as: 'Admin', body: task });
  await openSite(matterPath(asked, id), { language: 'en' });
  await screen.findByText(/^We are waiting for the following/);
  expect(screen.queryByText(/You can expect our first reply by/)).toBeNull();
});

describe.each(matters)('the client area and $name', (kind) => {
  const { portal, workflow } = kind;

  it.each(LANGUAGES)('has a tab for it, with its states to choose from: %s', async (language) => {
    const { user } = await openSite('/profile', { language });
    await user.click(await screen.findByRole('tab', { name: new RegExp(`^${portal.words.tab[language]}`) }));
    for (const words of Object.values(workflow.states))
      expect(
        await screen.findByRole('option', { name: new RegExp(`^${words[language]}`) }),
      ).toBeInTheDocument();
  });

  it.each(LANGUAGES)('shows its page: state, what comes next, the facts: %s', async (language) => {
    const { id, number } = await on.send(kind);
    await openSite(matterPath(kind, id), { language });
    expect((await screen.findAllByText(number)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(workflow.states[workflow.initial]?.[language] ?? '').length).toBeGreaterThan(
      0,
    );
    expect(screen.getByText(portal.next[workflow.initial]?.[language] ?? '')).toBeVisible();
    const facts = within(screen.getByRole('complementary'));
    for (const fact of portal.facts.filter(({ none }) => none)) {
      const label = (fact.label ?? kind.fields[fact.field]?.label)?.[language] ?? '';
      expect(await facts.findByText(label)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: portal.words.back[language] })).toBeVisible();
  });

  it.each(LANGUAGES)('says that there is none of a number: %s', async (language) => {
    await openSite(matterPath(kind, 987_654), { language });
    const title = kind.messages.notFound?.[language] ?? '';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it.runIf(isStepped(kind)).each(LANGUAGES)('has a form of its steps: %s', async (language) => {
    if (!isStepped(kind)) return;
    await openSite(startPath(kind), { language });
    const { title } = kind.portal.form.words;
    expect(await screen.findByRole('heading', { level: 1, name: title[language] })).toBeVisible();
    const steps = within(await screen.findByRole('list', { name: /./, description: '' }).catch(firstList));
    for (const { label } of stepsOf(kind)) expect(steps.getByText(label[language])).toBeVisible();
    for (const { look } of stepsOf(kind)) if (look !== undefined) expect(looksByName).toHaveProperty(look);
  });
});

const firstList = () => screen.getAllByRole('list').find((list) => list.tagName === 'OL') as HTMLElement;

it('an appointment that had begun could still be added to the calendar', async () => {
  const { id } = await on.send(booked);
  const body = { scheduledAt: freeDay(11), consultantId: 3, place: '' };
  expect((await on.move(booked, 'schedule', id, { body })).status).toBe(200);
  const beginIn = (hours: number) =>
    host.database.pool.query(
      `update consultations set scheduled_at = now() + make_interval(hours => $2) where id = $1`,
      [id, hours],
    );
  await beginIn(-1);
  const { unmount } = await openSite(matterPath(booked, id), { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Appointment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  unmount();
  await beginIn(1);
  await openSite(matterPath(booked, id), { language: 'en' });
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
});
