/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pino from 'pino';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { createChangeBus } from '#server/live/change-bus.ts';
import { createFanOut } from '#server/live/fan-out/fan-out.ts';
import type { Schedule } from '#contract/publishing.ts';
import type { MessageOf } from '#server/live/fan-out/topics.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const articles = articlesOn(host);

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
/** A time that is not reached while a test runs, however busy the machine is; `comes` brings it on. */
const ahead = () => soon(3600);
/** Lets the time that is planned of records be now, or in a moment. @returns when it is that they are published */
async function comes(ids: readonly number[], seconds = 0): Promise<string> {
  const { rows } = await host.database.pool.query<{ publishAt: string }>(
    `update publications set
       publish_at = case when publish_at is not null then now() + make_interval(secs => $2) end,
       unpublish_at = case when unpublish_at is not null then now() + make_interval(secs => $2) end
     where resource = 'articles' and record_id = any($1) returning publish_at as "publishAt"`,
    [ids, seconds],
  );
  return rows[0]?.publishAt ?? '';
}
/** What was written down about a record, in its order, and by whom. */
const told = async (id: number) => {
  const { rows } = await host.database.pool.query<{ operation: string; user_id: number | null }>(
    `select operation, user_id from audit_entries where resource = 'articles' and record_id = $1 and operation <> 'created' order by id`,
    [id],
  );
  return rows.map(({ operation, user_id }) => [operation, user_id === null ? 'nobody' : 'Admin']);
};

// A second process of the same host, over the same database, with a round of its own.
let second: FastifyInstance;
const heard: number[][] = [];
/** Those of which whoever reads the site alone hears nothing. */
const inside: number[] = [];
const hear = ({ resource, ids, isInside }: MessageOf<'change'>) => {
  if (resource !== 'articles') return;
  heard.push([...ids]);
  if (isInside) inside.push(...ids);
};
beforeAll(async () => {
  const fanOut = createFanOut();
  createChangeBus(fanOut).subscribe(hear);
  second = await buildApp({
    env: host.env,
    fanOut,
    log: pino({ level: 'silent' }),
    database: host.database,
    webRoot: null,
  });
  await second.ready();
  host.changes.subscribe(hear);
});
afterAll(() => second.close());

describe('what is scheduled', () => {
  it('of what nobody reads, the end of a plan is not written down or told as a page that was taken down', async () => {
    const { id } = await articles.write();
    expect((await articles.schedule(id, 'en', { unpublishAt: ahead() })).status).toBe(200);
    await comes([id]);
    await expect
      .poll(() => told(id))
      .toEqual([
        ['publicationScheduled', 'Admin'],
        ['publicationScheduled', 'nobody'],
      ]);
    expect(await articles.state(id, 'en')).toMatchObject({ publishedAt: null, unpublishAt: null });
    // It was made, planned, and let go.
    await expect.poll(() => inside.filter((one) => one === id)).toHaveLength(3);
  });

  it('is published at most five seconds late and not a moment before, once, by one of two processes, and is announced', async () => {
    const { id } = await articles.write({ titleEn: 'Not meant for anybody yet' });
    const planned = ahead();
    expect((await articles.schedule(id, 'ar', { publishAt: planned })).status).toBe(200);
    expect((await articles.state(id, 'ar')).publishAt).toBe(planned);
    expect(await articles.seen(id, 'ar')).toBeNull();
    const publishAt = Date.parse(await comes([id], 1));
    await expect.poll(() => articles.seen(id, 'ar'), { interval: 50 }).not.toBeNull();
    expect(Date.now()).toBeGreaterThanOrEqual(publishAt);
    // When it was published, and not when this test came to look.
    const { rows } = await host.database.pool.query<{ at: string }>(
      `select at from audit_entries where resource = 'articles' and record_id = $1 and operation = 'published'`,
      [id],
    );
    expect(Date.parse(rows[0]?.at ?? '') - publishAt).toBeLessThan(5000);
    expect(await articles.seen(id, 'en')).toBeNull();
    // Long enough for the other process to have had its round.
    await new Promise((done) => setTimeout(done, 2500));
    expect(await told(id)).toEqual([
      ['publicationScheduled', 'Admin'],
      ['published', 'nobody'],
    ]);
    expect(heard.filter((ids) => ids.includes(id)).length).toBeGreaterThanOrEqual(2);
    expect((await articles.state(id, 'ar')).publishAt).toBeNull();
  });

  it('is taken down by itself, in one language alone', async () => {
    const { id } = await articles.write();
    for (const language of ['ar', 'en'] as const) await articles.publish(id, language);
    await articles.schedule(id, 'ar', { unpublishAt: ahead() });
    expect(await articles.seen(id, 'ar')).not.toBeNull();
    await comes([id]);
    await expect.poll(() => articles.seen(id, 'ar')).toBeNull();
    expect(await articles.seen(id, 'en')).not.toBeNull();
  });

  it('publishes what is saved by then', async () => {
    const { id } = await articles.write({ titleAr: 'بخطأ مطبعي' });
    await articles.schedule(id, 'ar', { publishAt: ahead() });
    await articles.change(id, { titleAr: 'مصحّح' });
    await comes([id]);
    await expect.poll(async () => (await articles.seen(id, 'ar'))?.titleAr).toBe('مصحّح');
  });

  it('that cannot be published keeps nothing else waiting, and says why on the record', async () => {
    const broken = await articles.write();
    const whole = await articles.write();
    const publishAt = ahead();
    for (const { id } of [broken, whole]) await articles.schedule(id, 'ar', { publishAt });
    await articles.change(broken.id, { summaryAr: '' });
    await comes([broken.id, whole.id]);
    await expect.poll(() => articles.seen(whole.id, 'ar')).not.toBeNull();
    await expect.poll(async () => (await articles.state(broken.id, 'ar')).problem).toEqual(['summaryAr']);
    expect(await articles.seen(broken.id, 'ar')).toBeNull();
    expect(await told(broken.id)).toContainEqual(['publicationFailed', 'nobody']);
    await articles.change(broken.id, { summaryAr: 'ملخص' });
    await articles.publish(broken.id, 'ar');
    expect((await articles.state(broken.id, 'ar')).problem).toBeNull();
  });

  it('comes although what is wrong with another one cannot be written down', async () => {
    const { pool } = host.database;
    const broken = await articles.write();
    const whole = await articles.write();
    await pool.query(
      `create function refuse_problem() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse_problem before update of problem on publications for each row
         when (new.record_id = ${broken.id} and new.problem is not null) execute function refuse_problem()`,
    );
    for (const { id } of [broken, whole]) await articles.schedule(id, 'ar', { publishAt: ahead() });
    await articles.change(broken.id, { summaryAr: '' });
    await comes([broken.id]);
    await comes([whole.id]);
    await expect.poll(() => articles.seen(whole.id, 'ar')).not.toBeNull();
    await pool.query('drop function refuse_problem cascade');
  });

  it('does not wait behind what no resource publishes any more', async () => {
    const { pool } = host.database;
    await pool.query(
      `insert into publications (resource, record_id, language, publish_at)
       select resource, id, 'ar', now() - interval '1 day' from unnest(array['gone', 'faqs']) resource, generate_series(1, 60) id`,
    );
    const { id } = await articles.write();
    await articles.schedule(id, 'ar', { publishAt: ahead() });
    await comes([id]);
    await expect.poll(() => articles.seen(id, 'ar')).not.toBeNull();
    await pool.query(`delete from publications where resource <> 'articles'`);
  });

  it('is over with taking down, and with the trash', async () => {
    const [taken, thrown] = [await articles.write(), await articles.write()];
    for (const { id } of [taken, thrown]) await articles.schedule(id, 'ar', { publishAt: ahead() });
    await articles.unpublish(taken.id, 'ar');
    await host.call('DELETE', `/api/Articles/Delete/${thrown.id}`, { as: 'Admin' });
    await comes([taken.id, thrown.id]);
    await new Promise((done) => setTimeout(done, 4000));
    for (const { id } of [taken, thrown]) expect(await articles.seen(id, 'ar')).toBeNull();
  });

  it('is not replaced by whoever has seen another plan', async () => {
    const { id } = await articles.write();
    const [mine, theirs] = [ahead(), soon(7200)];
    const nothing = { publishAt: null, unpublishAt: null };
    const planned = { publishAt: theirs, unpublishAt: null };
    const plan = async (publishAt: string, seen: Schedule['seen']) =>
      (await articles.schedule(id, 'ar', { publishAt }, seen)).status;
    expect(await plan(mine, planned)).toBe(409);
    expect(await plan(theirs, nothing)).toBe(200);
    expect(await plan(mine, nothing)).toBe(409);
    expect(await articles.state(id, 'ar')).toMatchObject(planned);
    expect(await plan(mine, planned)).toBe(200);
    expect(await articles.state(id, 'ar')).toMatchObject({ publishAt: mine });
  });

  it('lies ahead, and ends after it begins', async () => {
    const { id } = await articles.write();
    const refused = async (times: Parameters<typeof articles.schedule>[2]) => {
      const { status, body } = await articles.schedule(id, 'ar', times);
      return [status, Object.entries(body.error?.fields ?? {}).map(([key, { code }]) => `${key} ${code}`)];
    };
    expect(await refused({ publishAt: soon(-60) })).toEqual([400, ['publishAt notFuture']]);
    expect(await refused({ publishAt: soon(60), unpublishAt: soon(30) })).toEqual([
      400,
      ['unpublishAt endBeforeStart'],
    ]);
    expect(await refused({ publishAt: 'tomorrow' })).toEqual([400, ['publishAt dateInvalid']]);
  });
});
