import { describe, expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import type { Person } from '#tests/support/test-host.ts';
import { validationCasesOf } from '#tests/support/validation-cases.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const singletons: AnyResource[] = resources.filter((resource: AnyResource) => resource.singleton);

describe.each(singletons.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  const path = (verb: keyof AnyResource['verbs']) => callPath(resource, resource.verbs[verb]);
  const read = (as: Person = 'Admin') => host.call('GET', path('read'), { as });
  const update = (body: Values, headers: Record<string, string> = {}) =>
    host.call('PUT', path('update'), { as: 'Admin', body, headers });
  const parse = (answer: { body: { data: unknown } }) =>
    recordSchema(resource, 'Admin').parse(answer.body.data) as Values & { version: number };

  it('is one record without a number, saved on the version it was read in', async () => {
    const before = parse(await read());
    const saved = parse(await update(buildRecord(resource), { 'if-match': `"${before.version}"` }));
    expect(saved).toMatchObject({ id: 1, ...buildRecord(resource) });
    expect(parse(await host.call('GET', path('readForUpdate'), { as: 'Admin' }))).toEqual(saved);
    const stale = await update(
      { ...buildRecord(resource, { number: 2 }) },
      { 'if-match': `"${before.version}"` },
    );
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'conflict']);
  });

  it('a number of another record is refused, and there is nothing to list, add or delete', async () => {
    expect((await update({ id: 2 })).status).toBe(400);
    for (const [method, verb] of [
      ['GET', 'list'],
      ['POST', 'create'],
      ['DELETE', 'delete'],
    ] as const)
      expect((await host.call(method, path(verb), { as: 'Admin' })).status).toBe(404);
  });

  it.each(validationCasesOf(resource).filter(({ change }) => Object.values(change)[0] !== undefined))(
    'R269 $title, and nothing is written',
    async ({ change, at, code }) => {
      const before = (await read()).body.data;
      const answer = await update(change);
      expect([answer.status, answer.body.error?.fields?.[at]?.code]).toEqual([400, code]);
      expect((await read()).body.data).toEqual(before);
    },
  );

  it('before anybody has saved it there is no record; the first save must be whole, of two at once one makes it', async () => {
    await host.database.pool.query(`delete from ${resource.name.replaceAll('-', '_')}`);
    expect((await read()).status).toBe(404);
    const body = buildRecord(resource, { number: 3 });
    const [required] = Object.entries(body).find(([, value]) => typeof value === 'number') ?? [];
    if (required) {
      const { [required]: _, ...partial } = body;
      expect((await update(partial)).body.error?.fields?.[required]?.code).toBe('required');
    }
    const answers = await Promise.all([update(body), update(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(parse(await read())).toMatchObject({ id: 1, version: 1, ...body });
  });
});

describe('what advertising rules restrict', () => {
  const allow = (settings: Values) =>
    host.call('PUT', '/api/SiteSettings/Update', { as: 'Admin', body: settings });
  const summary = async (as: Person) =>
    (await host.call('GET', '/api/CompanySummary/Get', { as })).body.data as Values;
  const restricted = {
    successRate: 'successRateIn',
    finishedCases: 'finishedCasesIn',
    satisfiedClients: 'satisfiedClientsIn',
  };

  it.each(Object.entries(restricted))(
    '%s is in no answer to the public unless every office allows it',
    async (figure, setting) => {
      for (const [offices, isShown] of [
        [[1, 2], true],
        [[1], false],
        [[], false],
      ] as const) {
        await allow({ [setting]: offices });
        for (const person of [null, 'User', 'CustomerService'] as const)
          expect([figure in (await summary(person)), offices]).toEqual([isShown, offices]);
        expect(await summary('Admin')).toHaveProperty(figure, expect.any(Number));
        expect(await summary(null)).toHaveProperty('yearsOfExperience');
      }
    },
  );

  it('reviews are public where their office allows it, those of the whole firm where every office does', async () => {
    const reviews = async (as: Person) => {
      const { body } = await host.call('GET', '/api/ClientReviews/GetAll', { as });
      return (body.data as { id: number; branchId: number | null }[]).map(({ branchId }) => branchId);
    };
    await allow({ reviewsIn: [1, 2] });
    const all = await reviews(null);
    expect(new Set(all)).toEqual(new Set([1, 2, null]));
    await allow({ reviewsIn: [1] });
    expect(new Set(await reviews(null))).toEqual(new Set([1]));
    await allow({ reviewsIn: [] });
    expect(await reviews('User')).toEqual([]);
    expect(await reviews('Admin')).toEqual(all);
  });

  it('until somebody has saved the settings nothing restricted is shown', async () => {
    await host.database.pool.query('delete from site_settings');
    const shown = await summary(null);
    expect(Object.keys(restricted).filter((figure) => figure in shown)).toEqual([]);
    const { body } = await host.call('GET', '/api/ClientReviews/GetAll');
    expect(body['totalCount']).toBe(0);
  });
});
