import type { RowsChange } from '#contract/rows-change.ts';
import type { Changes } from '../../changes.ts';
import type { LabelScope } from '../../reference-labels.ts';
import { namesStatement } from '../../select-list.ts';
import { runRows } from '../../statement.ts';
import type { StoredData } from '../../thread-entry.ts';
import { nestedRowsOf } from '../rows/nested-rows.ts';

type StoredChanges = Pick<StoredData, 'changes' | 'changedRows'>;

/** Of nested rows the changes keep ids: tells what became of which, by name. */
export async function namedRows(
  { on, table, tables, language }: LabelScope,
  entries: readonly StoredChanges[],
): Promise<(entry: StoredChanges) => Changes> {
  const namesBy = new Map<string, ReadonlyMap<number, string>>();
  for (const { key, child } of nestedRowsOf(table, tables)) {
    const ids = [...new Set(entries.flatMap(({ changes }) => (changes?.[key] ?? []).flatMap(numbersOf)))];
    const found = ids.length > 0 ? await runRows(on, namesStatement(child, language, ids)) : [];
    namesBy.set(key, new Map(found.map((row) => [Number(row['id']), String(row['name'])])));
  }

  return ({ changes = {}, changedRows = {} }) =>
    Object.fromEntries(
      Object.entries(changes).map(([key, pair]) => {
        const names = namesBy.get(key);
        if (!names) return [key, pair];
        const [before, after] = [numbersOf(pair[0]), numbersOf(pair[1])];
        const namesOf = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? []);
        const change: RowsChange = {
          added: namesOf(after.filter((id) => !before.includes(id))),
          changed: namesOf(changedRows[key] ?? []),
          removed: namesOf(before.filter((id) => !after.includes(id))),
        };
        return [key, [null, change]];
      }),
    );
}

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
