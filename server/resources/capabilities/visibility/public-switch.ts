import { SINGLETON_ID } from '#contract/singleton-id.ts';
import type { PublicSwitch } from '#contract/field-options.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';

/**
 * SQL that is true where the setting lets the public see the record, or the value, at hand. Where the setting was
 * never saved nothing is shown.
 */
export function allowedSql(
  { setting, field, by }: PublicSwitch,
  table: RecordTable,
  tables: RecordTables,
): string {
  const settings = tables.get(setting);
  const places = settings?.resource.fields[field];
  const target = places?.type === 'references' ? tables.get(places.to) : undefined;
  // `checkSwitches` refuses a definition of which this is not true.
  if (!settings || !target) throw new Error(`There is no setting ${setting}.${field}`);
  // The cast tells a list from a set of rows.
  const chosen = `(select ${columnOf(settings, field)} from ${settings.name} where id = ${SINGLETON_ID} and deleted_at is null)::int[]`;
  const everywhere = `(${chosen} is not null and not exists (
  select from ${target.name} place where place.deleted_at is null and not place.id = any(${chosen})))`;
  if (by === undefined) return everywhere;
  const own = `record.${columnOf(table, by)}`;
  return `(case when ${own} is null then ${everywhere} else coalesce(${own} = any(${chosen}), false) end)`;
}
