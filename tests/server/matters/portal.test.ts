import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DASHBOARD_PATH, dashboardSchema } from '#contract/dashboard.ts';
import { inboxCalls, inboxSchema, recordOfNotification } from '#contract/inbox.ts';
import type { Matter } from '#contract/matter.ts';
import { ownDataCalls, ownDataSchema } from '#contract/own-data.ts';
import { NEEDS } from '#contract/portal.ts';
import { callPath } from '#contract/resource-paths.ts';
import { openStates } from '#contract/workflow.ts';
import { matters } from '#resources/matters.ts';
import { FIRST_RULES } from '#server/appointments/slot-calendar.ts';
import { matterColumn, matterTable } from '#server/db/matter-sql.ts';
import { matterMail } from '#server/mail/matter-mail.ts';
import { wordsOf } from '#server/privacy/erase-matters.ts';
import { applyRule, countDue } from '#server/privacy/retention.ts';
import { retentionRules } from '#server/privacy/retention-rules.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { columnOf } from '#server/resources/record-table.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const on = mattersOn(host);

const inboxOf = async (as: 'Admin' | 'User', language = 'en') => {
  const headers = { 'accept-language': language };
  return inboxSchema.parse((await host.call('GET', inboxCalls.get, { as, headers })).body.data).items;
};
/** What somebody was told of a record, the newest first. */
const toldOf = async (as: 'Admin' | 'User', kind: Matter, id: number, language = 'en') =>
  (await inboxOf(as, language)).filter((item) => {
    const about = recordOfNotification(matters, item);
    return about?.matter === kind && about.id === id;
  });
const topicsOf = async (kind: Matter, id: number): Promise<string[]> => {
  const { rows } = await pool.query<{ topics: string[] }>(
    `select payload->'topics' as topics from outbox
     where kind = 'matterNews' and payload->>'table' = $1 and (payload->>'id')::int = $2 order by id`,
    [kind.name, id],
  );
  return rows.flatMap(({ topics }) => topics);
};
const dashboard = async () =>
  dashboardSchema.parse((await host.call('GET', DASHBOARD_PATH, { as: 'Admin' })).body.data);

describe.each(matters)('the portal of $name', (kind) => {
  const { portal, workflow } = kind;
  /** Moves of staff from the first state, each with its name. */
  const firstMoves = Object.entries(workflow.moves).filter(
    ([, { from, access }]) => from.includes(workflow.initial) && access.Admin,
  );

  it('its client finds it in the list and on its page, and nobody else’s client does', async () => {
    const { id, number } = await on.send(kind);
    const list = await host.call('GET', callPath(kind, kind.verbs.list), { as: 'User' });
    expect(
      z
        .array(z.looseObject({ id: z.number() }))
        .parse(list.body.data)
        .map((row) => row.id),
    ).toContain(id);
    expect(await on.read(kind, id, 'User')).toMatchObject({ number });
    expect((await host.call('GET', callPath(kind, kind.verbs.read, id), { as: 'client2' })).status).toBe(404);
  });

  it('tells staff of a new one by the bell, in the language of each, and the client by mail', async () => {
    const { id, number } = await on.send(kind);
    for (const language of ['ar', 'en'] as const) {
      const [told] = await toldOf('Admin', kind, id, language);
      expect(told).toMatchObject({
        type: portal.news.arrival.kind,
        title: portal.news.arrival.title[language],
        message: portal.news.arrival.message[language].replace('{{number}}', number),
      });
      const mail = matterMail(kind, { number, topics: ['received'] }, { language, link: null });
      expect(mail.subject).toBe(portal.mail.received[language].replace('{{number}}', number));
    }
    expect(await topicsOf(kind, id)).toEqual(['received']);
  });

  it.each(firstMoves)(
    'tells the client of %s by bell and by mail, and the thread of it',
    async (move, { to }) => {
      const { id, number } = await on.inState(kind, workflow.initial, move);
      await pool.query('update outbox set done_at = now() where done_at is null');
      expect((await on.move(kind, move, id)).status).toBe(200);
      const news = portal.news.moves?.[move];
      const [told] = await toldOf('User', kind, id);
      expect(told?.type).toBe(news?.kind ?? 'statusChanged');
      expect(told?.message).toContain(news ? number : workflow.states[to]?.en);
      const topics = (await topicsOf(kind, id)).slice(1);
      expect(topics).toEqual([news?.kind ?? 'statusChanged']);
      for (const language of ['ar', 'en'] as const) {
        const { text, subject } = matterMail(kind, { number, topics }, { language, link: null });
        expect(subject).toBe(portal.mail.news[language].replace('{{number}}', number));
        if (news) expect(text).toContain(news.mail[language]);
      }
      expect((await on.thread(kind, id, 'User')).at(-1)).toMatchObject({ kind: 'moved', data: { move, to } });
      const { rows } = await pool.query<{ contacted: boolean; closed: boolean }>(
        `select first_contact_at is not null as contacted, closed_at is not null as closed
       from ${matterTable(kind)} where id = $1`,
        [id],
      );
      expect(rows[0]).toEqual({ contacted: true, closed: !openStates(workflow).includes(to) });
    },
  );

  it('notes are told to the other side', async () => {
    const { id } = await on.send(kind);
    await on.note(kind, id, { text: 'From the firm', visibility: 'client' });
    expect((await toldOf('User', kind, id))[0]).toMatchObject({ type: 'newNote' });
    await on.note(kind, id, { text: 'From the client' }, 'User');
    expect((await toldOf('Admin', kind, id))[0]).toMatchObject({ type: 'reply' });
    expect((await on.thread(kind, id, 'User')).map((entry) => entry.text)).toEqual(
      expect.arrayContaining(['From the firm', 'From the client']),
    );
  });

  it.runIf(portal.calendar)('its appointment goes into a calendar, in both languages', async () => {
    const { id, number } = await on.inState(kind, workflow.initial);
    const move = firstMoves.find(([, { to }]) => to === portal.calendar?.state)?.[0] ?? '';
    await on.move(kind, move, id);
    for (const language of ['ar', 'en'] as const) {
      const { statusCode, body } = await host.app.inject({
        url: callPath(kind, 'GetCalendar', id),
        headers: { authorization: `Bearer ${await host.tokenOf('User')}`, 'accept-language': language },
      });
      expect(statusCode).toBe(200);
      const [start, end] = ['DTSTART', 'DTEND'].map((name) => momentOf(body, name));
      expect(((end ?? 0) - (start ?? 0)) / 60_000).toBe(FIRST_RULES.minutes);
      expect(body.replaceAll(/\r\n[ \t]/g, '')).toContain(
        `SUMMARY:${portal.calendar?.summary[language].replace('{{number}}', number)}`,
      );
      expect(body).toContain(`UID:${portal.key}-${id}@`);
    }
  });

  it('is among what the client may see of their own, with the notice that stood beside its form', async () => {
    const held = async () =>
      ownDataSchema.parse((await host.call('GET', ownDataCalls.read, { as: 'User' })).body.data);
    const before = await held();
    const { id } = await on.send(kind);
    const after = await held();
    expect(after.counts[kind.name]).toBe((before.counts[kind.name] ?? 0) + 1);
    expect(after.consents.at(-1)).toMatchObject({ purpose: portal.key, recordId: id });
  });

  it.each(portal.retention)('$what lose their words after their term, not before', async (term) => {
    const rule = retentionRules.find(({ what }) => what === term.what);
    if (!rule) throw new Error(term.what);
    const erasing = {
      pool,
      files: { stored: { remove: async () => undefined } },
      changes: { publish: () => undefined },
      fanOut: { publish: () => undefined },
      log: { warn: () => undefined },
    };
    const { id } = await on.inState(kind, term.states[0] ?? '');
    const close = (years: string) =>
      pool.query(`update ${matterTable(kind)} set closed_at = now() - $2::interval where id = $1`, [
        id,
        years,
      ]);
    await close(`${term.years - 1} years`);
    const due = await countDue(pool, rule);
    await close(`${term.years + 1} years`);
    expect(await countDue(pool, rule)).toBe(due + 1);
    await applyRule(erasing as unknown as Parameters<typeof applyRule>[0], rule);
    const columns = wordsOf(kind);
    const { rows } = await pool.query<{ words: string; number: string }>(
      `select concat(${columns.join(', ')}) as words, number from ${matterTable(kind)} where id = $1`,
      [id],
    );
    expect(rows[0]?.words).toBe('');
    expect(rows[0]?.number).not.toBe('');
  });

  it('is counted on the dashboard', async () => {
    const before = await dashboard();
    const { id } = await on.send(kind);
    const after = await dashboard();
    const countIn = ({ byStatus }: typeof after) =>
      byStatus.find((each) => each.resource === kind.name && each.status === workflow.initial)?.count ?? 0;
    expect(countIn(after)).toBe(countIn(before) + 1);
    expect(after.arrivedThisWeek.now).toBe(before.arrivedThisWeek.now + 1);
    expect(after.recent[0]).toMatchObject({ resource: kind.name, recordId: id, kind: 'received' });
    const needs = NEEDS.filter((need) => portal.dashboard?.needs[need]);
    expect(after.needs.filter(({ resource }) => resource === kind.name).map(({ need }) => need)).toEqual(
      needs,
    );
  });
});

it('columns of matters are named after their fields, as the host takes them to be', async () => {
  for (const table of (await loadRecordTables(matters)).values()) {
    expect(table.name).toBe(`"${matterTable(table.resource)}"`);
    for (const key of table.columns.keys()) expect(columnOf(table, key)).toBe(`"${matterColumn(key)}"`);
  }
});

/** A moment of a calendar file, by the name of its line. */
function momentOf(file: string, name: string): number {
  const stamp = new RegExp(`${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z`).exec(file)?.slice(1);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (stamp ?? []).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
