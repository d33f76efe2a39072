import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { inboxCalls, inboxSchema } from '#contract/inbox.ts';
import { callPath, downloadPath } from '#contract/resource-paths.ts';
import { type Task, taskPaths, taskSchema } from '#contract/tasks.ts';
import { TASK_FILES, TASK_FILES_MAX } from '#contract/task-values.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';
import { remindOfTasks } from '#server/resources/capabilities/tasks/remind-of-tasks.ts';
import { formBody } from '#tests/support/form-body.ts';
import { daysAhead, mattersOn } from '#tests/support/matters.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;
const dayAhead = (days: number) => daysAhead(days).slice(0, 10);

const ask = (resource: AnyResource, id: number, body: object = {}, as: Person = 'CustomerService') =>
  host.call('POST', taskPaths.ask(resource, id), {
    as,
    body: { text: 'نحتاج الصك', documents: ['صك الملكية'], dueOn: dayAhead(5), ...body },
  });
const answer = (
  resource: AnyResource,
  id: number,
  data: object,
  { files = 2, as = 'User' as Person, key = '', content = samplePdf() as Buffer | string } = {},
) =>
  host.call('POST', taskPaths.answer(resource, id), {
    as,
    form: formBody([
      { name: 'data', content: JSON.stringify(data) },
      ...Array.from({ length: files }, (_, at) => ({
        name: TASK_FILES,
        content,
        filename: `deed-${at}.pdf`,
        type: 'application/pdf',
      })),
    ]),
    headers: key === '' ? {} : { 'idempotency-key': key },
  });
const review = (resource: AnyResource, id: number, body: object, as: Person = 'Admin') =>
  host.call('POST', taskPaths.review(resource, id), { as, body });
async function tasksOf(resource: AnyResource, id: number, as: Person = 'User'): Promise<Task[]> {
  const { body } = await host.call('GET', taskPaths.read(resource, id), { as });
  return z.array(taskSchema).parse(body.data);
}
/** As if all that is asked were due today, on the clock of its office: at midnight it is another day at the other one. */
const makeDue = async (resource: AnyResource, id: number) =>
  pool.query(
    `update tasks set asked_at = now() - interval '2 days', due_on = (now() at time zone office.time_zone)::date
     from branches office where office.id = $3 and resource = $1 and record_id = $2`,
    [resource.name, id, (await on.read(resource, id)).branchId],
  );
async function newsOf(as: Person, since: number) {
  const { body } = await host.call('GET', inboxCalls.get, { as });
  return inboxSchema.parse(body.data).items.filter(({ id }) => id > since);
}
const lastNews = async (as: Person) => (await newsOf(as, 0))[0]?.id ?? 0;

describe.each(matters.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  it('what staff ask for stands on the record, is answered with files at once, looked at, and accepted', async () => {
    const { id } = await on.send(resource);
    const before = { client: await lastNews('User'), staff: await lastNews('CustomerService') };
    const asked = await ask(resource, id);
    expect(asked.body.data).toMatchObject({ taskState: 'asked', taskDueOn: dayAhead(5) });
    const [task] = await tasksOf(resource, id);
    expect(task).toMatchObject({ state: 'asked', documents: ['صك الملكية'], answer: null });
    expect(await newsOf('User', before.client)).toMatchObject([{ type: 'taskAsked' }]);

    const sent = await answer(resource, id, { taskId: task?.id, text: 'هذا هو' });
    expect(sent.body.data).toMatchObject({ taskState: 'answered', taskDueOn: null });
    expect(await newsOf('CustomerService', before.staff)).toMatchObject([{ type: 'taskAnswered' }]);
    const [answered] = await tasksOf(resource, id, 'CustomerService');
    expect(answered).toMatchObject({
      state: 'answered',
      answer: { text: 'هذا هو', files: [{ name: 'deed-0.pdf' }, { name: 'deed-1.pdf' }] },
    });
    const file = answered?.answer?.files[0]?.id ?? '';
    const fetched = async (as: Exclude<Person, null>) => {
      const headers = { authorization: `Bearer ${await host.tokenOf(as)}` };
      return (await host.app.inject({ url: downloadPath(file), headers })).statusCode;
    };
    expect(await Promise.all([fetched('User'), fetched('Admin'), fetched('client2')])).toEqual([
      200, 200, 404,
    ]);

    const accepted = await review(resource, id, { taskId: task?.id, decision: 'accept' });
    expect(accepted.body.data).toMatchObject({ taskState: null, taskDueOn: null });
    expect((await newsOf('User', before.client)).map(({ type }) => type)).toEqual([
      'taskAccepted',
      'taskAsked',
    ]);
    const told = (await on.thread(resource, id, 'User')).slice(1);
    expect(told.map(({ data }) => data.task)).toEqual([
      { event: 'asked', names: ['صك الملكية'] },
      { event: 'answered', names: ['deed-0.pdf', 'deed-1.pdf'] },
      { event: 'accepted', names: [] },
    ]);
    // Inside, nothing is told a second time.
    expect((await on.thread(resource, id)).slice(1).map(({ kind }) => kind)).toEqual([
      'task',
      'task',
      'task',
    ]);
    const history = await host.call('GET', callPath(resource, resource.verbs.history, id), { as: 'Admin' });
    expect(JSON.stringify(history.body.data)).toMatch(/taskAccepted.*taskAnswered.*taskAsked/);
  });

  it('asked again it waits for the client again; asked no longer, or closed, it waits for nobody', async () => {
    const { id } = await on.send(resource);
    await ask(resource, id);
    const [task] = await tasksOf(resource, id);
    const about = { taskId: task?.id };
    await answer(resource, id, { ...about, text: 'لا أملكه' }, { files: 0 });
    const again = { ...about, decision: 'askAgain', text: 'نحتاج صورة منه', dueOn: dayAhead(9) };
    expect((await review(resource, id, again)).body.data).toMatchObject({ taskDueOn: dayAhead(9) });
    expect(await tasksOf(resource, id)).toMatchObject([
      { state: 'asked', text: 'نحتاج صورة منه', answer: { text: 'لا أملكه' } },
    ]);
    expect((await review(resource, id, { ...about, decision: 'withdraw' })).body.data).toMatchObject({
      taskState: null,
    });
    expect((await answer(resource, id, { ...about, text: 'هذا هو' }, { files: 0 })).status).toBe(409);

    await ask(resource, id);
    await ask(resource, id);
    await answer(
      resource,
      id,
      { taskId: (await tasksOf(resource, id)).at(-1)?.id, text: 'نعم' },
      { files: 0 },
    );
    const closing = Object.entries(resource.workflow.moves).find(
      ([, { from, to, access, showWhen }]) =>
        access.Admin &&
        !showWhen &&
        resource.workflow.closed?.includes(to) &&
        from.includes(resource.workflow.initial),
    );
    const closed = await on.move(resource, closing?.[0] ?? '', id);
    expect(closed.body.data).toMatchObject({ taskState: null, taskDueOn: null });
    expect((await tasksOf(resource, id)).map(({ state }) => state)).toEqual([
      'withdrawn',
      'withdrawn',
      'accepted',
    ]);
    expect((await ask(resource, id)).status).toBe(409);
  });

  it('another client’s task answers exactly as one that never was, and clients ask and review nothing', async () => {
    const { id } = await on.send(resource, 'client2');
    await ask(resource, id);
    const [task] = await tasksOf(resource, id, 'client2');
    const about = { taskId: task?.id ?? 0 };
    const own = await on.send(resource);
    for (const call of [
      (at: number) => host.call('GET', taskPaths.read(resource, at), { as: 'User' }),
      (at: number) => answer(resource, at, { ...about, text: 'Mine' }),
    ]) {
      const [foreign, unknown] = [await call(id), await call(2_000_000_000)];
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(unknown.body);
    }
    // Through a record of their own they reach no other's.
    expect((await answer(resource, own.id, { ...about, text: 'Mine' })).status).toBe(404);
    expect((await ask(resource, own.id, {}, 'User')).status).toBe(403);
    expect((await review(resource, id, { ...about, decision: 'accept' }, 'client2')).status).toBe(403);
    expect((await answer(resource, id, { ...about, text: 'As staff' }, { as: 'Admin' })).status).toBe(403);
    for (const as of [null] as const)
      expect((await host.call('GET', taskPaths.read(resource, id), { as })).status).toBe(401);
    expect(await tasksOf(resource, id, 'client2')).toMatchObject([{ state: 'asked', answer: null }]);
  });

  it('the client is reminded on the day before, once, by whichever process looks first', async () => {
    const { id } = await on.send(resource);
    await ask(resource, id, { dueOn: dayAhead(1) });
    const since = await lastNews('User');
    await remindOfTasks(pool);
    // It was asked just now.
    expect(await newsOf('User', since)).toEqual([]);
    await makeDue(resource, id);
    await Promise.all([remindOfTasks(pool), remindOfTasks(pool)]);
    await remindOfTasks(pool);
    expect(await newsOf('User', since)).toMatchObject([{ type: 'taskReminder' }]);
  });

  it('the client heard the same bell for each of two things that were due on one day', async () => {
    const [first, second] = [await on.send(resource), await on.send(resource)];
    for (const { id } of [first, first, second]) await ask(resource, id, { dueOn: dayAhead(1) });
    for (const { id } of [first, second]) await makeDue(resource, id);
    const since = await lastNews('User');
    await remindOfTasks(pool);
    await remindOfTasks(pool);
    const told = (await newsOf('User', since)).filter(({ type }) => type === 'taskReminder');
    expect(told.map((each) => each.userServiceId ?? each.userConsultationId)).toEqual([second.id, first.id]);
    const { rowCount } = await pool.query(
      'select from tasks where resource = $1 and record_id = $2 and reminded_at is not null',
      [resource.name, first.id],
    );
    expect(rowCount).toBe(2);
  });
});

it('the same answer sent twice is one; a hostile file, too many, or nothing at all change nothing', async () => {
  const { id } = await on.send(requests);
  await ask(requests, id);
  const [task] = await tasksOf(requests, id);
  const about = { taskId: task?.id, text: '' };
  const fieldsOf = async (
    given: Promise<{ body: { error?: { fields?: object | undefined } | null | undefined } }>,
  ) => Object.keys((await given).body.error?.fields ?? {});
  expect(await fieldsOf(answer(requests, id, about, { files: 0 }))).toEqual(['text']);
  expect(await fieldsOf(answer(requests, id, about, { files: TASK_FILES_MAX + 1 }))).toEqual([TASK_FILES]);
  expect(await fieldsOf(answer(requests, id, about, { files: 1, content: '<script>' }))).toEqual([
    `${TASK_FILES}.0`,
  ]);
  expect(await tasksOf(requests, id)).toMatchObject([{ state: 'asked' }]);
  const since = await lastNews('Admin');
  const key = 'answer-once-and-for-all';
  const [first, second] = await Promise.all([
    answer(requests, id, about, { key }),
    answer(requests, id, about, { key }),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await tasksOf(requests, id))[0]?.answer?.files).toHaveLength(2);
  expect(await newsOf('Admin', since)).toHaveLength(1);
});

it('nobody is asked for something by a day that is over, or for nothing', async () => {
  const { id } = await on.send(requests);
  const codes = async (body: object) =>
    Object.entries((await ask(requests, id, body)).body.error?.fields ?? {}).map(
      ([key, { code }]) => `${key}: ${code}`,
    );
  expect(await codes({ dueOn: dayAhead(-2) })).toEqual(['dueOn: notFuture']);
  expect(await codes({ text: ' ', dueOn: 'soon' })).toEqual(['text: required', 'dueOn: dateInvalid']);
  expect(await codes({ documents: [' '] })).toEqual(['documents.0: required']);
});

it('the list finds what is asked and what was answered', async () => {
  const { id } = await on.send(requests);
  await ask(requests, id);
  const found = async (query: Record<string, string>) => {
    const { body } = await host.call('GET', callPath(requests, 'GetAll'), { as: 'Admin', query });
    return z
      .array(z.object({ id: z.number() }))
      .parse(body.data)
      .some((row) => row.id === id);
  };
  expect(await found({ TaskState: 'asked' })).toBe(true);
  expect(await found({ TaskState: 'answered' })).toBe(false);
});
