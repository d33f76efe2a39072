import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Language, LANGUAGES } from '#contract/language.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { foldText } from '#contract/text-folding.ts';
import { resources } from '#resources/index.ts';
import { users } from '#resources/users.ts';
import { listStatement } from '#server/resources/list-statement.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const NAMES = [
  ['', 'Zayd'],
  ['', 'Adam'],
  ['أحمد', ''],
  ['هالة', ''],
  ['بدر', 'Badr'],
  ['', 'Álvaro'],
  ['زيد', 'Malik'],
  ['', 'Zayd'],
];

beforeAll(async () => {
  await host.database.pool.query(
    `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, branch_id, password_hash)
     select name->>0, name->>1, 'person' || n || '@names.example', '', '', 'User', 1, 'x'
     from jsonb_array_elements($1) with ordinality as names(name, n)`,
    [JSON.stringify(NAMES)],
  );
});

const pageSchema = z.object({
  data: z.array(z.object({ id: z.number(), fullName: z.string() })),
  totalPages: z.number(),
  lastKey: z.string(),
});
const ask = async (language: Language, query: Record<string, string>) => {
  const path = '/api/ApplicationUsers/GetAll';
  return pageSchema.parse((await host.call('GET', path, { as: 'Admin', query, language })).body);
};
const compare = (a: string, b: string) => Buffer.compare(Buffer.from(foldText(a)), Buffer.from(foldText(b)));

describe.each(LANGUAGES)(
  'clients with a name in one language alone stood before all others: in %s',
  (language) => {
    it.each(['fullName', '-fullName'])('a list by %s has the order of the names it shows', async (Sort) => {
      const { data } = await ask(language, { Sort, PageSize: '100' });
      const turn = Sort.startsWith('-') ? -1 : 1;
      const expected = data.toSorted((a, b) => turn * (compare(a.fullName, b.fullName) || a.id - b.id));
      expect(data.map(({ fullName }) => fullName)).toEqual(expected.map(({ fullName }) => fullName));
      expect(data).toEqual(expected);
    });

    it.each(['fullName', '-fullName'])('and page after page by %s gives each of them once', async (Sort) => {
      const query = { Sort, PageSize: '3' };
      const { data: whole } = await ask(language, { Sort, PageSize: '100' });
      let page = await ask(language, query);
      const seen = [...page.data];
      for (let at = 2; at <= page.totalPages; at += 1) {
        page = await ask(language, { ...query, PageIndex: String(at), Near: `${at - 1}.${page.lastKey}` });
        seen.push(...page.data);
      }
      expect(seen).toEqual(whole);
    });

    it('and an index alone gives it', async () => {
      const tables = await loadRecordTables(resources);
      const table = tables.get(users.name) ?? expect.fail('no accounts');
      const scope = { table, tables, language, reach: 'all', isPublic: false, caller: null } as const;
      const query = listQueryOf(users, { sort: [{ field: 'fullName', direction: 'asc' }], page: 2 });
      const { text, values } = listStatement(query, scope);
      const client = await host.database.pool.connect();
      try {
        await client.query('begin');
        // There are few of them: what planners would do with many.
        await client.query('set local enable_seqscan = off; set local enable_sort = off');
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toContain(`Index Only Scan using users_by_full_name_${language}`);
      } finally {
        await client.query('rollback');
        client.release();
      }
    });
  },
);
