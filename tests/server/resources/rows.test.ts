import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { recordSchema } from '#contract/record-schemas.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import type { Person } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { testDatabaseUrl } from '#tests/support/temporary-postgres.ts';

const host = await shareHost();

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as: Person = 'Admin',
) => host.call(method, `/api/${path}`, { as, body });
const read = (answer: { body: { data: unknown } }) =>
  recordSchema(serviceCategories, 'Admin').parse(answer.body.data);
const service = (name: string) => ({
  nameAr: `خدمة ${name}`,
  nameEn: name,
  descriptionAr: 'وصف الخدمة',
  descriptionEn: 'What it is',
});
let number = 0;
const category = (names: string[]) => ({
  nameAr: 'تصنيف',
  nameEn: 'Category',
  descriptionAr: 'وصف',
  descriptionEn: 'Description',
  slug: `rows-${(number += 1)}`,
  branchIds: [1],
  services: names.map(service),
});
const add = async (names: string[]) => read(await call('POST', 'ServiceCategories/Add', category(names)));
const get = async (id: number) => read(await call('GET', `ServiceCategories/GetForUpdate/${id}`));
const update = (body: object, headers = {}) =>
  host.call('PUT', '/api/ServiceCategories/Update', { as: 'Admin', body, headers });
const written = ({ services = [] }: Awaited<ReturnType<typeof get>>) =>
  services.map(
    ({
      name: _name,
      description: _description,
      steps: _steps,
      documents: _documents,
      duration: _duration,
      ...row
    }) => row,
  );
const names = ({ services = [] }: Awaited<ReturnType<typeof get>>) => services.map(({ nameEn }) => nameEn);

describe('rows of a record', () => {
  it('R247 R248 are created with it and answered in their order, each a record of its own', async () => {
    const made = await add(['One', 'Two', 'Three']);
    expect(names(made)).toEqual(['One', 'Two', 'Three']);
    expect(made.servicesCount).toBe(3);
    expect(await get(made.id)).toEqual(made);
    const own = await call('GET', `Services/GetById/${made.services?.[1]?.id}`);
    expect(own.body.data).toMatchObject({ nameEn: 'Two', categoryId: made.id, category: 'Category' });
    const listed = await host.call('GET', '/api/ServiceCategories/GetAll', {
      query: { Ids: String(made.id) },
    });
    expect(listed.body.data).toMatchObject([{ servicesCount: 3 }]);
    expect(JSON.stringify(listed.body.data)).not.toContain('"services"');
  });

  it('are created, changed, removed and moved in one update, which counts the version up once', async () => {
    const made = await add(['One', 'Two', 'Three']);
    const [one, two, three] = written(made);
    const services = [three, { ...one, nameEn: 'First' }, service('Four')];
    const changed = read(await update({ id: made.id, services }));
    expect(names(changed)).toEqual(['Three', 'First', 'Four']);
    expect([changed.version, changed.services?.[0]?.id, changed.services?.[1]?.id]).toEqual([
      2,
      three?.id,
      one?.id,
    ]);
    expect((await call('GET', `Services/GetById/${two?.id}`)).status).toBe(404);
    const same = read(await update({ id: made.id, services: written(changed) }));
    expect(same.version).toBe(2);
    const { rows } = await host.database.pool.query(
      `select record_id, operation from audit_entries where resource = 'services' and record_id = any($1) order by id`,
      [[one?.id, two?.id, three?.id]],
    );
    // What was only moved has not changed.
    expect(rows.slice(3)).toEqual([
      { record_id: two?.id, operation: 'deleted' },
      { record_id: one?.id, operation: 'updated' },
    ]);
  });

  it('that were saved as they are had another version and an entry in the journal: their fees name the currency first', async () => {
    const fee = { currency: 'SAR', amount: 50_000 };
    const body = category([]);
    const made = read(
      await call('POST', 'ServiceCategories/Add', { ...body, services: [{ ...service('One'), fee }] }),
    );
    const services = written(made).map((row) => ({ ...row, fee }));
    const same = read(await update({ id: made.id, services }));
    expect(same.version).toBe(made.version);
    const { rows } = await host.database.pool.query(
      `select operation from audit_entries where resource = 'service-categories' and record_id = $1`,
      [made.id],
    );
    expect(rows).toEqual([{ operation: 'created' }]);
  });

  it('leave nothing half-written when one of them is refused, and say at which place', async () => {
    const made = await add(['One', 'Two']);
    const [one, two] = written(made);
    const refused = await update({
      id: made.id,
      nameEn: 'Changed',
      services: [
        { ...one, nameEn: 'Changed' },
        { ...two, nameAr: ' ' },
      ],
    });
    expect(Object.entries(refused.body.error?.fields ?? {}).map(([at, { code }]) => [at, code])).toEqual([
      ['services.1.nameAr', 'required'],
    ]);
    const stranger = await add(['Stranger']);
    const foreign = await update({
      id: made.id,
      nameEn: 'Changed',
      services: [{ ...one, nameEn: 'Changed' }, ...written(stranger)],
    });
    expect([foreign.status, foreign.body.error?.fields?.['services.1.id']?.code]).toEqual([
      400,
      'referenceMissing',
    ]);
    expect(await get(made.id)).toEqual(made);
  });

  it('one that a colleague removed meanwhile comes back as itself when it is written again', async () => {
    const made = await add(['One', 'Two', 'Three']);
    const [one, two, three] = written(made);
    await update({ id: made.id, services: [one, three] });
    const changed = read(await update({ id: made.id, services: [one, { ...two, nameEn: 'Again' }, three] }));
    expect(changed.services?.map(({ id, nameEn }) => [id, nameEn])).toEqual([
      [one?.id, 'One'],
      [two?.id, 'Again'],
      [three?.id, 'Three'],
    ]);
    const { rows } = await host.database.pool.query(
      `select operation from audit_entries where resource = 'services' and record_id = $1 order by id`,
      [two?.id],
    );
    expect(rows.map(({ operation }) => operation)).toEqual(['created', 'deleted', 'restored', 'updated']);
    // That of another record stays where it is.
    const other = await add(['Other']);
    await update({ id: other.id, services: [] });
    const foreign = await update({ id: made.id, services: written(other) });
    expect([foreign.status, (await get(other.id)).servicesCount]).toEqual([400, 0]);
  });

  it('are asked for only where the record that is read has counted some', async () => {
    const [none, one] = [await add([]), await add(['One'])];
    const query = vi.spyOn(host.database.pool, 'query');
    const askedFor = () =>
      query.mock.calls.filter(([asked]) => /from \W*services\W* record/.test(JSON.stringify(asked)));
    expect((await get(none.id)).services).toEqual([]);
    expect(askedFor()).toHaveLength(0);
    expect(names(await get(one.id))).toEqual(['One']);
    expect(askedFor()).toHaveLength(1);
    query.mockRestore();
  });

  // The embedded database lets nobody begin while somebody else is at work.
  it.skipIf(!testDatabaseUrl)('that came while an update waited are known to it', async () => {
    const [waiting, other] = [await add([]), await add(['Late'])];
    const colleague = await host.database.pool.connect();
    try {
      await colleague.query('begin');
      await colleague.query('select from service_categories where id = $1 for update', [waiting.id]);
      const updating = update({ id: waiting.id, services: [] });
      await expect
        .poll(async () => {
          const { rows } = await host.database.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
      await colleague.query('update services set category_id = $1 where category_id = $2', [
        waiting.id,
        other.id,
      ]);
      await colleague.query('update service_categories set updated_at = now() where id = $1', [waiting.id]);
      await colleague.query('commit');
      expect((await updating).status).toBe(200);
    } finally {
      colleague.release();
    }
    expect((await get(waiting.id)).servicesCount).toBe(0);
  });

  it('are listed in the order of their record, as the site shows them to visitors', async () => {
    const made = await add(['One', 'Two', 'Three']);
    await update({ id: made.id, services: written(made).toReversed() });
    const listed = await host.call('GET', '/api/Services/GetAll', {
      query: { CategoryId: String(made.id) },
    });
    const found = z.array(z.object({ nameEn: z.string() })).parse(listed.body.data);
    expect(found.map(({ nameEn }) => nameEn)).toEqual(['Three', 'Two', 'One']);
  });

  it('the version of the record covers them', async () => {
    const made = await add(['One']);
    const [one] = written(made);
    // Changed by itself, it changes what it belongs to.
    await call('PUT', 'Services/Update', { id: one?.id, nameEn: 'By itself' });
    const stale = await update({ id: made.id, services: [] }, { 'if-match': '"1"' });
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'conflict']);
    expect(names(read(stale))).toEqual(['By itself']);
    expect((await get(made.id)).version).toBe(2);
  });

  it('one that is added by itself is the last, and open screens of both are told', async () => {
    const made = await add(['One', 'Two']);
    const seen: ChangeEvent[] = [];
    const stop = host.changes.subscribe((event) => seen.push(event));
    await call('POST', 'Services/Add', { ...service('Three'), categoryId: made.id });
    stop();
    expect(seen.map(({ resource, type }) => [resource, type])).toEqual([
      ['services', 'created'],
      ['service-categories', 'updated'],
    ]);
    expect(names(await get(made.id))).toEqual(['One', 'Two', 'Three']);
  });

  it('go into the trash with it and come back with it, those that were there before stay', async () => {
    const made = await add(['One', 'Two', 'Three']);
    await call('DELETE', `Services/Delete/${made.services?.[1]?.id}`);
    expect((await call('DELETE', `ServiceCategories/Delete/${made.id}`)).status).toBe(200);
    expect((await call('GET', `Services/GetById/${made.services?.[0]?.id}`)).status).toBe(404);
    const restored = read(await call('POST', `ServiceCategories/Restore/${made.id}`));
    expect(names(restored)).toEqual(['One', 'Three']);
  });

  it('are written by nobody who may not write the record', async () => {
    const made = await add(['One']);
    for (const as of ['CustomerService', 'User'] as const) {
      const answer = await call('PUT', 'ServiceCategories/Update', { id: made.id, services: [] }, as);
      expect(answer.status).toBe(403);
    }
    expect(names(await get(made.id))).toEqual(['One']);
  });

  it('a search finds the record by them', async () => {
    const made = await add(['Zanzibar charter']);
    const query = { SearchTerm: 'zanzibar' };
    const found = await host.call('GET', '/api/ServiceCategories/GetAll', { query });
    expect(found.body.data).toMatchObject([{ id: made.id }]);
  });
});

describe('service categories', () => {
  it('R50 R51 are seeded with the four of the footer', async () => {
    const { body } = await host.call('GET', '/api/ServiceCategories/GetAll', { query: { PageSize: '100' } });
    const slugs = (body.data as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['commercial', 'real-estate', 'corporate', 'arbitration']));
  });

  it('can be asked for by branch, and keep a branch from being deleted (R367)', async () => {
    const { body } = await host.call('GET', '/api/ServiceCategories/GetAll', { query: { BranchIds: '2' } });
    const found = body.data as { branchIds: number[] }[];
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ branchIds }) => branchIds.includes(2))).toBe(true);
    const branch = await call('POST', 'Branches/Add', {
      ...(await call('GET', 'Branches/GetById/1').then(({ body: { data } }) => branchValues(data))),
    });
    const { id } = branch.body.data as { id: number };
    const made = await call('POST', 'ServiceCategories/Add', { ...category([]), branchIds: [1, id] });
    expect(made.status).toBe(200);
    const refused = await call('DELETE', `Branches/Delete/${id}`);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'inUse']);
  });

  it('R13 R14 R161 the offices have the hours of the specification, and Admin changes them', async () => {
    const first = await call('GET', 'Branches/GetById/1');
    expect(first.body.data).toMatchObject({
      hours: [
        ...['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
        { day: 'sat', opens: '10:00', closes: '14:00' },
      ],
    });
    const hours = [
      { day: 'sun', opens: '13:00', closes: '17:00' },
      { day: 'sun', opens: '09:00', closes: '12:00' },
    ];
    const saved = await call('PUT', 'Branches/Update', { id: 1, hours });
    expect(saved.body.data).toMatchObject({ hours: hours.toReversed() });
  });
});

function branchValues(data: unknown): object {
  const { nameAr, nameEn, addressAr, addressEn, phone, whatsApp, email, timeZone, hours } = data as Record<
    string,
    unknown
  >;
  return { nameAr, nameEn, addressAr, addressEn, phone, whatsApp, email, timeZone, hours };
}
