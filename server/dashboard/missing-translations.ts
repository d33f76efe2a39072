import type { Dashboard } from '#contract/dashboard.ts';
import { LANGUAGES, parseLanguage } from '#contract/language.ts';
import { translatedKeys } from '#contract/translation.ts';
import { missingSql } from '../resources/list-conditions.ts';
import type { RecordTables } from '../resources/record-table.ts';
import type { Asked } from './matters-sql.ts';

/** How many records of each section say something in one language only. */
export async function missingTranslations(
  { query }: Pick<Asked, 'query'>,
  tables: RecordTables,
): Promise<Dashboard['missing']> {
  const parts = [...tables.values()]
    .filter(({ resource }) => resource.menu !== false && !resource.singleton)
    .filter(({ resource }) => translatedKeys(resource).length > 0)
    .flatMap((table) =>
      LANGUAGES.map(
        (language) =>
          `select '${table.resource.name}' as resource, '${language}' as language, count(*)::int as count
           from ${table.name} record where record.deleted_at is null and ${missingSql(table, language)}`,
      ),
    );
  if (parts.length === 0) return [];
  const { rows } = await query<{ resource: string; language: string; count: number }>(
    parts.join(' union all '),
  );
  return rows
    .filter(({ count }) => count > 0)
    .map(({ resource, language, count }) => ({ resource, language: parseLanguage(language), count }));
}
