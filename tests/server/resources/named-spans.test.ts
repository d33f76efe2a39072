import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { dayIn } from '#contract/day-in.ts';
import { DAY_SPANS, type DaySpan } from '#contract/day-spans.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { requests } from '#resources/requests.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;
afterEach(() => vi.useRealTimers());

const signedIn = z.looseObject({ accessToken: z.string() });
const rowsSchema = z.array(z.looseObject({ id: z.number() }));

/** What a list answers when the clock of the host says this. */
async function listAt(now: string, query: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  // A token lives for minutes, and here weeks pass.
  const email = demoAccounts.find(({ role }) => role === 'Admin')?.email;
  const login = await host.call('POST', accountCalls.login, { body: { email, password: DEMO_PASSWORD } });
  const authorization = `Bearer ${signedIn.parse(login.body.data).accessToken}`;
  return host.call('GET', `/api/Requests/GetAll?PageSize=100&${query}`, { headers: { authorization } });
}
const idsAt = async (now: string, query: string): Promise<number[]> => {
  const { status, body } = await listAt(now, query);
  expect(status).toBe(200);
  return rowsSchema
    .parse(body.data)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
};

/** Half past eleven in the evening of a Saturday in Riyadh, and half past two in the night that follows. */
const SATURDAY = '2031-03-15T20:30:00Z';
const SUNDAY = '2031-03-15T23:30:00Z';
/** The first and the last day of each span on both of them. */
const SPANS: Readonly<Record<DaySpan, Record<typeof SATURDAY | typeof SUNDAY, [string, string]>>> = {
  today: { [SATURDAY]: ['2031-03-15', '2031-03-15'], [SUNDAY]: ['2031-03-16', '2031-03-16'] },
  thisWeek: { [SATURDAY]: ['2031-03-09', '2031-03-15'], [SUNDAY]: ['2031-03-16', '2031-03-22'] },
  thisMonth: { [SATURDAY]: ['2031-03-01', '2031-03-31'], [SUNDAY]: ['2031-03-01', '2031-03-31'] },
  next7Days: { [SATURDAY]: ['2031-03-15', '2031-03-21'], [SUNDAY]: ['2031-03-16', '2031-03-22'] },
  last30Days: { [SATURDAY]: ['2031-02-14', '2031-03-15'], [SUNDAY]: ['2031-02-15', '2031-03-16'] },
};
/** Those days, and the ones just before and behind. */
const DAYS = ['02-13', '02-14', '02-15', '02-28', '03-01', '03-08', '03-09', '03-14', '03-15', '03-16']
  .concat('03-17', '03-21', '03-22', '03-23', '03-31', '04-01')
  .map((day) => `2031-${day}`);
const dueOn = new Map<string, number>();
/** Within a day of Riyadh, and at its ends, as the host keeps them. */
const MOMENTS = {
  'late on Saturday': '2031-03-15T20:59:59Z',
  'as Sunday begins': '2031-03-15T21:00:00Z',
  'in the night to Sunday': '2031-03-15T23:30:00Z',
  'late on Sunday': '2031-03-16T20:59:59Z',
  'as Monday begins': '2031-03-16T21:00:00Z',
} as const;
const promisedAt = new Map<number, string>();

beforeAll(async () => {
  for (const day of DAYS) {
    const { id } = await on.send(requests);
    await pool.query('update requests set due_date = $2 where id = $1', [id, day]);
    dueOn.set(day, id);
  }
  for (const [name, moment] of Object.entries(MOMENTS)) {
    const { id } = await on.send(requests);
    await pool.query('update requests set reply_due_at = $2 where id = $1', [id, moment]);
    promisedAt.set(id, name);
  }
});

const idsBetween = ([from, to]: [string, string]): number[] =>
  DAYS.filter((day) => from <= day && day <= to)
    .map((day) => dueOn.get(day) ?? 0)
    .toSorted((a, b) => a - b);

describe.each(DAY_SPANS)('%s', (span) => {
  it.each([SATURDAY, SUNDAY] as const)('is asked again when it is %s', async (now) => {
    expect(await idsAt(now, `DueDate=${span}`)).toEqual(idsBetween(SPANS[span][now]));
  });
});

it('a saved view of this week showed the days of the week in which it was saved', async () => {
  const saved = await host.call('POST', '/api/ListViews/Add', {
    as: 'Admin',
    body: { name: 'This week', resource: 'requests', query: 'DueDate=thisWeek', columns: '' },
  });
  expect(saved.status).toBe(200);
  const views = await host.call('GET', '/api/ListViews/GetAll', { as: 'Admin' });
  const [view] = z.array(z.looseObject({ query: z.string() })).parse(views.body.data);
  expect(await idsAt(SATURDAY, view?.query ?? '')).toEqual(idsBetween(['2031-03-09', '2031-03-15']));
  expect(await idsAt(SUNDAY, view?.query ?? '')).toEqual(idsBetween(['2031-03-16', '2031-03-22']));
});

it('at half past two in the night “today” was the day before: that of the clock in London', async () => {
  const named = async (now: string) =>
    (await idsAt(now, 'ReplyDueAt=today')).map((id) => promisedAt.get(id)).toSorted();
  expect(await named(SUNDAY)).toEqual(['as Sunday begins', 'in the night to Sunday', 'late on Sunday']);
  expect(await named(SATURDAY)).toEqual(['late on Saturday']);
});

it('a span that nobody knows is refused', async () => {
  expect((await listAt(SATURDAY, 'DueDate=someday')).status).toBe(400);
});

describe.each([
  ['requests', 'Requests'],
  ['consultations', 'Consultations'],
  ['contact_messages', 'ContactMessages'],
])('what came in %s', (table, endpoint) => {
  const dayAhead = (days: number) => dayIn(new Date(Date.now() + days * 86_400_000), FIRM_ZONE);
  /** At noon of the office's day. */
  const cameOn = async (id: number, day: string) =>
    pool.query(`update ${table} set created_at = ($2 || ' 12:00')::timestamp at time zone $3 where id = $1`, [
      id,
      day,
      FIRM_ZONE,
    ]);
  const idsOf = async (query: Record<string, string>) => {
    const answer = await host.call('GET', `/api/${endpoint}/GetAll`, {
      as: 'Admin',
      query: { PageSize: '100', ...query },
    });
    const rows =
      z
        .array(z.object({ id: z.number() }))
        .nullish()
        .parse(answer.body.data) ?? [];
    return { status: answer.status, ids: rows.map(({ id }) => id) };
  };

  it('today is asked for by name, and what came before by its days', async () => {
    if (table === 'contact_messages')
      await pool.query(
        `insert into contact_messages (email, phone, message) values ('a@example.com', '+966501234567', 'A message')`,
      );
    const { rows } = await pool.query<{ id: number }>(
      `select id from ${table} where deleted_at is null order by id limit 3`,
    );
    const [today = 0, recent = 0, old = 0] = rows.map(({ id }) => id);
    await cameOn(today, dayAhead(0));
    await cameOn(recent, dayAhead(-20));
    await cameOn(old, dayAhead(-40));

    const ofToday = await idsOf({ CreatedAt: 'today' });
    expect(ofToday.ids).toContain(today);
    expect(ofToday.ids).not.toContain(recent);
    const ofMonth = await idsOf({ CreatedAt: 'last30Days' });
    expect(ofMonth.ids).toEqual(expect.arrayContaining([today, recent]));
    expect(ofMonth.ids).not.toContain(old);
    expect((await idsOf({ CreatedAtFrom: dayAhead(-40), CreatedAtTo: dayAhead(-40) })).ids).toContain(old);
    expect((await idsOf({ CreatedAtTo: dayAhead(-21) })).ids).not.toContain(recent);
    expect((await idsOf({ CreatedAt: 'someday' })).status).toBe(400);
    expect((await idsOf({ UpdatedAt: 'today' })).status).toBe(400);
  });

  it('is found by the index of its time', async () => {
    const { rows } = await pool.query<{ definition: string }>(
      'select indexdef as definition from pg_indexes where tablename = $1',
      [table],
    );
    expect(rows.map(({ definition }) => definition).join('\n')).toMatch(
      /btree \(created_at, id\) WHERE \(deleted_at IS NULL\)/,
    );
  });
});
