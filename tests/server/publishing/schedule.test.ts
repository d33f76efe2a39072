/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pino from 'pino';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { createChangeBus } from '#server/live/change-bus.ts';
import { createFanOut } from '#server/live/fan-out/fan-out.ts';
import type { MessageOf } from '#server/live/fan-out/topics.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const articles = articlesOn(host);

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
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
    expect((await articles.schedule(id, 'en', { unpublishAt: soon(1) })).status).toBe(200);
    await expect
      .poll(() => told(id), { timeout: 10_000 })
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
    const publishAt = soon(2);
    expect((await articles.schedule(id, 'ar', { publishAt })).status).toBe(200);
    expect((await articles.state(id, 'ar')).publishAt).toBe(publishAt);
    expect(await articles.seen(id, 'ar')).toBeNull();
    await expect.poll(() => articles.seen(id, 'ar'), { timeout: 10_000, interval: 50 }).not.toBeNull();
    const late = Date.now() - Date.parse(publishAt);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(5000);
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
    await articles.schedule(id, 'ar', { unpublishAt: soon(1) });
    expect(await articles.seen(id, 'ar')).not.toBeNull();
    await expect.poll(() => articles.seen(id, 'ar'), { timeout: 6000 }).toBeNull();
    expect(await articles.seen(id, 'en')).not.toBeNull();
  });

  it('publishes what is saved by then', async () => {
    const { id } = await articles.write({ titleAr: 'بخطأ مطبعي' });
    await articles.schedule(id, 'ar', { publishAt: soon(1) });
    await articles.change(id, { titleAr: 'مصحّح' });
    await expect.poll(async () => (await articles.seen(id, 'ar'))?.titleAr, { timeout: 6000 }).toBe('مصحّح');
  });

  it('that cannot be published keeps nothing else waiting, and says why on the record', async () => {
    const broken = await articles.write();
    const whole = await articles.write();
    const publishAt = soon(1.5);
    for (const { id } of [broken, whole]) await articles.schedule(id, 'ar', { publishAt });
    await articles.change(broken.id, { summaryAr: '' });
    await expect.poll(() => articles.seen(whole.id, 'ar'), { timeout: 6500 }).not.toBeNull();
    await expect
      .poll(async () => (await articles.state(broken.id, 'ar')).problem, { timeout: 4000 })
      .toEqual(['summaryAr']);
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
    await articles.schedule(broken.id, 'ar', { publishAt: soon(1) });
    await articles.schedule(whole.id, 'ar', { publishAt: soon(1.2) });
    await articles.change(broken.id, { summaryAr: '' });
    await expect.poll(() => articles.seen(whole.id, 'ar'), { timeout: 6500 }).not.toBeNull();
    await pool.query('drop function refuse_problem cascade');
  });

  it('does not wait behind what no resource publishes any more', async () => {
    const { pool } = host.database;
    await pool.query(
      `insert into publications (resource, record_id, language, publish_at)
       select resource, id, 'ar', now() - interval '1 day' from unnest(array['gone', 'faqs']) resource, generate_series(1, 60) id`,
    );
    const { id } = await articles.write();
    await articles.schedule(id, 'ar', { publishAt: soon(1) });
    await expect.poll(() => articles.seen(id, 'ar'), { timeout: 6500 }).not.toBeNull();
    await pool.query(`delete from publications where resource <> 'articles'`);
  });

  it('is over with taking down, and with the trash', async () => {
    const [taken, thrown] = [await articles.write(), await articles.write()];
    for (const { id } of [taken, thrown]) await articles.schedule(id, 'ar', { publishAt: soon(1) });
    await articles.unpublish(taken.id, 'ar');
    await host.call('DELETE', `/api/Articles/Delete/${thrown.id}`, { as: 'Admin' });
    await new Promise((done) => setTimeout(done, 4000));
    for (const { id } of [taken, thrown]) expect(await articles.seen(id, 'ar')).toBeNull();
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
