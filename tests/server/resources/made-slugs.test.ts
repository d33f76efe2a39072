import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { siteContent } from '#contract/access.ts';
import { checkResources } from '#contract/check-resource.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, text } from '#contract/fields.ts';
import { lawyers } from '#resources/lawyers.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const savedSchema = z.object({ id: z.number(), slug: z.string() });

const named = (nameEn: string, slug = '') => ({ ...buildRecord(lawyers), nameEn, slug });
const add = (body: Record<string, unknown>) =>
  host.call('POST', '/api/Lawyers/Add', { as: 'Admin', body: { admissions: [], ...body } });
const added = async (body: Record<string, unknown>) => savedSchema.parse((await add(body)).body.data);
const updated = async (body: Record<string, unknown>) =>
  savedSchema.parse((await host.call('PUT', '/api/Lawyers/Update', { as: 'Admin', body })).body.data);

describe('the address of a lawyer’s page', () => {
  it('is made from the English name when nobody wrote one, with a number where it is taken', async () => {
    const made = [];
    for (let time = 0; time < 3; time += 1) made.push((await added(named('Dr. Zoë O’Hara-Said'))).slug);
    expect(made).toEqual(['dr-zoe-ohara-said', 'dr-zoe-ohara-said-2', 'dr-zoe-ohara-said-3']);
  });

  it('is the Arabic name in Latin letters where there is no English one yet', async () => {
    const arabic = { titleAr: 'أثر نظام العمل', titleEn: '', slug: '' };
    expect((await articlesOn(host).write(arabic)).slug).toBe('athr-nzam-alaml');
    expect((await articlesOn(host).write(arabic)).slug).toBe('athr-nzam-alaml-2');
  });

  it('is the resource’s own name where the name has no letter', async () => {
    expect((await added({ ...named('—'), nameAr: '؟' })).slug).toBe('lawyers');
  });

  it('was refused as taken, though nobody had written one, to the second of two who sent one name at once', async () => {
    // The embedded database does one after the other anyway: without the lock this is red on PostgreSQL.
    const names = ['Salma Nour', 'Salma Nour', 'Salma Nour', 'Salma Nour'];
    const answers = await Promise.all(names.map((name) => add(named(name))));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(answers.map(({ body }) => savedSchema.parse(body.data).slug).toSorted()).toEqual([
      'salma-nour',
      'salma-nour-2',
      'salma-nour-3',
      'salma-nour-4',
    ]);
  });

  it('stays when the name changes, and when it is emptied', async () => {
    const { id, slug } = await added(named('Mona Rashed'));
    expect(slug).toBe('mona-rashed');
    expect((await updated({ id, nameEn: 'Mona Rashed Saleh' })).slug).toBe('mona-rashed');
    expect((await updated({ id, nameEn: 'Mona Saleh', slug: '' })).slug).toBe('mona-rashed');
    expect((await updated({ id, slug: 'mona-saleh' })).slug).toBe('mona-saleh');
  });

  it('is refused where another lawyer has the one that was written', async () => {
    await added(named('Nadia', 'nadia-1'));
    const { status, body } = await add(named('Nadia', 'nadia-1'));
    expect([status, body.error?.fields?.['slug']?.code]).toEqual([409, 'duplicate']);
  });

  it('is free again when the lawyer is in the trash', async () => {
    const { id } = await added(named('Free Again'));
    await host.call('DELETE', `/api/Lawyers/Delete/${id}`, { as: 'Admin' });
    expect((await added(named('Free Again'))).slug).toBe('free-again');
  });
});

it('a definition that makes an address of what is no name does not start', () => {
  const label = { ar: 'ن', en: 'x' };
  const broken = defineResource({
    name: 'broken',
    endpoint: 'Broken',
    labels: { one: label, many: label },
    menu: false,
    access: siteContent,
    fields: {
      name: bilingual({ label }),
      slug: text({ label: { ar: 'ع', en: 'y' }, madeFrom: 'title' }),
    },
    title: 'name',
    list: { columns: ['name'] },
    form: { sections: [{ fields: ['name', 'slug'] }] },
  });
  expect(checkResources([broken]).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['made-unsuited', 'made-from']),
  );
});
