import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '#server/db/migrate.ts';
import { keptColumnsOf } from '#server/resources/kept-columns.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { resources } from '#resources/index.ts';

/**
 * What the migrations lack to keep the totals that the definitions want: a statement for each table whose filters of few
 * values are others now.
 */
export async function missingTotals(): Promise<string[]> {
  const kept = keptByMigrations();
  const tables = await loadRecordTables(resources);
  return [...tables.values()].flatMap((table) => {
    const columns = keptColumnsOf(table, tables);
    const name = table.name.replaceAll('"', '');
    if (columns === null || kept.get(name) === columns.join()) return [];
    return [
      `SELECT keep_totals_of('${name}', ARRAY[${columns.map((column) => `'${column}'`).join(', ')}]::text[]);`,
    ];
  });
}

/** The columns of each table, as the last migration that names it has them. */
function keptByMigrations(): Map<string, string> {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql);
  const calls = statements.flatMap((sql) => [
    ...sql.matchAll(/^\s*SELECT keep_totals_of\('(\w+)', ARRAY\[(.*?)\]::text\[\]\)/g),
  ]);
  return new Map(calls.map(([, name = '', columns = '']) => [name, columns.replaceAll(/[' ]/g, '')]));
}
