import { type RowConflict, mergeRows } from './merge-rows.ts';
import type { Values } from './record-schemas.ts';
import { type Versions, whoChanged } from './who-changed.ts';

/** A place that both changed, each otherwise: it must be chosen. */
export interface Conflict extends Omit<RowConflict, 'row'> {
  readonly key: string;
  /** Of a list of rows: the id of the row, or their order. `null`: the value as a whole. */
  readonly row: RowConflict['row'] | null;
}

export interface Merge {
  /** With the changes of both; what is in conflict is to be settled by `settleMerge`. */
  readonly values: Values;
  readonly conflicts: readonly Conflict[];
  /** The keys under which only they have changed something. */
  readonly taken: readonly string[];
}

/**
 * Brings together what two people made of the same values. What only one of them changed is kept, by key and by row;
 * what both changed otherwise is a conflict.
 * @param hasRows whether a key holds a list of rows, which are known by their ids
 */
export function mergeValues({ base, mine, theirs }: Versions, hasRows: (key: string) => boolean): Merge {
  const values: Values = {};
  const conflicts: Conflict[] = [];
  const taken: string[] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const changed = whoChanged(versions);
    if (changed === 'both' && hasRows(key)) {
      const merged = mergeRows(versions);
      values[key] = merged.rows;
      conflicts.push(...merged.conflicts.map((conflict) => ({ key, ...conflict })));
      if (merged.hasTaken) taken.push(key);
      continue;
    }
    values[key] = changed === 'mine' ? mine[key] : theirs[key];
    if (changed === 'theirs') taken.push(key);
    if (changed === 'both') conflicts.push({ key, row: null, mine: mine[key], theirs: theirs[key] });
  }
  return { values, conflicts, taken };
}
