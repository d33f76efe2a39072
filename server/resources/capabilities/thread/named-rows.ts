import type { RowsChange } from '#contract/thread.ts';
import type { Changes } from '../../changes.ts';
import type { LabelScope } from '../../reference-labels.ts';
import { namesStatement } from '../../select-list.ts';
import { runRows } from '../../statement.ts';
import type { StoredData } from '../../thread-entry.ts';
import { rowsPartsOf } from '../rows/rows-parts.ts';

type StoredChanges = Pick<StoredData, 'changes' | 'changedRows'>;

interface NamedChanges {
  /** What became of nested rows, by the key of their field. */
  rows: Record<string, RowsChange>;
  /** The other changes. */
  changes: Changes;
}

/** Takes nested rows out of the changes of entries, and tells what became of which by name: ids say nothing. */
export async function namedRows(
  { on, table, tables, language }: LabelScope,
  entries: readonly StoredChanges[],
): Promise<(entry: StoredChanges) => NamedChanges> {
  const namesBy = new Map<string, ReadonlyMap<number, string>>();
  for (const { key, child } of rowsPartsOf(table, tables)) {
    const ids = [...new Set(entries.flatMap(({ changes }) => (changes?.[key] ?? []).flatMap(numbersOf)))];
    const found = ids.length > 0 ? await runRows(on, namesStatement(child, language, ids)) : [];
    namesBy.set(key, new Map(found.map((row) => [Number(row['id']), String(row['name'])])));
  }

  return ({ changes = {}, changedRows = {} }) => {
    const named: NamedChanges = { rows: {}, changes: {} };
    for (const [key, pair] of Object.entries(changes)) {
      const names = namesBy.get(key);
      if (!names) {
        named.changes = { ...named.changes, [key]: pair };
        continue;
      }
      const [before, after] = [numbersOf(pair[0]), numbersOf(pair[1])];
      const namesOf = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? []);
      named.rows[key] = {
        added: namesOf(after.filter((id) => !before.includes(id))),
        changed: namesOf(changedRows[key] ?? []),
        removed: namesOf(before.filter((id) => !after.includes(id))),
      };
    }
    return named;
  };
}

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
