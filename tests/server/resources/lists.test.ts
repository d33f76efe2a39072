import { describe, expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { foldText } from '#contract/text-folding.ts';
import { resources } from '#resources/index.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { startTestHost } from '#tests/support/test-host.ts';

const NAMES = [
  'إيمان الأحمد',
  'أحمد مُصطفى',
  'آمنة الشركة',
  'احمد مصطفي',
  'هالة فؤاد',
  'مـــحمد ١٢٣',
  'رؤى عبدالله',
  'بدر 100%',
  'زيد_علي',
  'Zoë Ábel',
];
const host = await shareHost();
await host.database.pool.query(
  `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, branch_id, password_hash)
   select name, 'Person ' || n, 'person' || n || '@list.example', '+9665000' || (10000 + n), '+9665000' || (10000 + n), 'User', 1 + n % 2, 'x'
   from unnest($1::text[]) with ordinality as names(name, n)`,
  [NAMES],
);

const CALL = '/api/ApplicationUsers/GetAll';
const list = async (query: Record<string, string>, language: 'ar' | 'en' = 'ar') => {
  const answer = await host.call('GET', CALL, { as: 'Admin', query, language });
  return {
    ...answer,
    rows: (answer.body.data ?? []) as {
      id: number;
      fullNameAr: string;
      email: string;
      role: string;
      branch: string;
    }[],
  };
};
const namesOf = async (search: string) =>
  (await list({ SearchTerm: search, PageSize: '100' })).rows.map((row) => row.fullNameAr);

describe('R271 the user list', () => {
  it('R160, R281, R282 carries true totals, page by page without gap or repetition', async () => {
    const seen: number[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { body, rows } = await list({ PageIndex: String(page), PageSize: '5' });
      expect(body).toMatchObject({
        isSuccess: true,
        error: null,
        pageIndex: page,
        pageSize: 5,
        totalCount: NAMES.length + 4,
      });
      pages = Number(body['totalPages']);
      seen.push(...rows.map(({ id }) => id));
    }
    expect(pages).toBe(3);
    expect(new Set(seen).size).toBe(NAMES.length + 4);
    const beyond = await list({ PageIndex: '99', PageSize: '5' });
    expect(beyond.body).toMatchObject({ data: [], totalCount: NAMES.length + 4 });
  });

  it('R280 gives page 1 of 5 when nothing is asked', async () => {
    const { body, rows } = await list({});
    expect([body['pageIndex'], body['pageSize'], rows.length]).toEqual([1, 5, 5]);
  });

  it.each([
    ['احمد مصطفى', ['أحمد مُصطفى', 'احمد مصطفي']],
    ['امنه', ['آمنة الشركة']],
    ['ايمان', ['إيمان الأحمد']],
    ['محمد 123', ['مـــحمد ١٢٣']],
    ['رءى', []],
    ['روي', ['رؤى عبدالله']],
    ['zoe abel', ['Zoë Ábel']],
    ['100%', ['بدر 100%']],
    ['%', ['بدر 100%']],
    ['_', ['زيد_علي']],
    ['فؤاد هالة', ['هالة فؤاد']],
  ])('finds what is meant by «%s», without hamza, marks or wildcards', async (search, expected) => {
    expect((await namesOf(search)).sort()).toEqual([...expected].sort());
  });

  it('R355 filters by branch and by role, together and with a search', async () => {
    const byBranch = await list({ BranchId: '2', PageSize: '100' });
    expect(new Set(byBranch.rows.map(({ branch }) => branch))).toEqual(new Set(['القاهرة']));
    const staff = await list({ role: 'Admin,CustomerService', PageSize: '100' });
    expect(staff.rows.map(({ role }) => role).sort()).toEqual(['Admin', 'CustomerService']);
    const both = await list({ Role: 'User', BranchId: '1', SearchTerm: 'احمد', PageSize: '100' });
    expect(both.body['totalCount']).toBe(both.rows.length);
  });

  it('orders by several keys, texts as they are read', async () => {
    const { rows } = await list({ Sort: 'role,-fullName', PageSize: '100' });
    const expected = [...rows].sort(
      (a, b) =>
        compare(a.role, b.role) || -compare(foldText(a.fullNameAr), foldText(b.fullNameAr)) || b.id - a.id,
    );
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it.each([
    [{ Sort: 'passwordHash' }, 'Sort.0'],
    [{ Sort: 'mobileNumber' }, 'Sort.0'],
    [{ PasswordHash: 'x' }, 'PasswordHash'],
    [{ PageSize: '101' }, 'PageSize'],
    [{ PageIndex: '0' }, 'PageIndex'],
    [{ PageIndex: '-1' }, 'PageIndex'],
    [{ BranchId: '1;drop table users' }, 'BranchId.0'],
    [{ Role: 'Boss' }, 'Role.0'],
    [{ IsSuspended: 'yes' }, 'IsSuspended'],
  ])('refuses %j and says where', async (query, at) => {
    const answer = await list(query as unknown as Record<string, string>);
    expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, [at]]);
  });

  it('a page a thousand million away is empty, not an error', async () => {
    const answer = await list({ PageIndex: '1000000000', PageSize: '100' });
    expect([answer.status, answer.rows]).toEqual([200, []]);
  });
});

const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

it('finds what is missing in a language, and only what is there in the other', async () => {
  const add = async (halves: Record<string, string>) => {
    const body = { categoryId: 1, questionAr: '', questionEn: '', answerAr: 'جواب', answerEn: 'Answer' };
    const answer = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body: { ...body, ...halves } });
    return (answer.body.data as { id: number }).id;
  };
  const arabicOnly = await add({ questionAr: 'بلا ترجمة' });
  const englishOnly = await add({ questionEn: 'Untranslated' });
  const idsMissing = async (language: string) => {
    const query = { Missing: language, PageSize: '100', Sort: 'id' };
    const { body } = await host.call('GET', '/api/Faqs/GetAll', { as: 'Admin', query });
    return (body.data as { id: number }[]).map(({ id }) => id);
  };
  expect(await idsMissing('en')).toEqual([arabicOnly]);
  expect(await idsMissing('ar')).toEqual([englishOnly]);
});

it('a whole number is found between ends that are none, or are more than it can be', async () => {
  const filtered = resources.map((resource): AnyResource => {
    if (resource.name !== 'lawyers') return resource;
    const { yearsOfExperience, ...fields } = resource.fields;
    return {
      ...resource,
      fields: { ...fields, yearsOfExperience: { ...yearsOfExperience, filterable: true } },
      list: { ...resource.list, filters: [...resource.list.filters, 'yearsOfExperience'] },
    };
  });
  const other = await startTestHost({ resources: filtered });
  try {
    const found = async (query: Record<string, string>) => {
      const answer = await other.call('GET', '/api/Lawyers/GetAll', { query });
      return [answer.status, answer.body['totalCount']];
    };
    const { rows } = await other.database.pool.query<{ id: number }>(
      'update lawyers set years_of_experience = case when id = (select min(id) from lawyers) then 1 else 9 end returning id',
    );
    const all = rows.length;
    expect(await found({ YearsOfExperienceFrom: '1.5' })).toEqual([200, all - 1]);
    expect(await found({ YearsOfExperienceTo: '1.5' })).toEqual([200, 1]);
    expect(await found({ YearsOfExperienceFrom: '99999999999' })).toEqual([200, 0]);
    expect(await found({ YearsOfExperienceFrom: '-99999999999' })).toEqual([200, all]);
  } finally {
    await other.close();
  }
});
