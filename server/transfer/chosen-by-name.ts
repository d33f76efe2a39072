import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldIssue, FieldIssues } from '#contract/errors.ts';
import type { Values } from '#contract/record-schemas.ts';
import { foldText } from '#contract/text-folding.ts';
import { type FileColumns, cellUnder } from './cell-under.ts';
import type { NamedRecords } from './named-records.ts';
import type { FileRow } from './read-file.ts';

interface Said {
  readonly resource: AnyResource;
  readonly columns: FileColumns;
  readonly named: NamedRecords;
  /** What the cells say that are written, by key. */
  readonly given: Values;
  /** The record in the languages in which its names may stand in the file; none for a new one. */
  readonly known: readonly Values[];
}

/**
 * What the names of references say in a row. A reference is written by its number, or without one by a name that one
 * record alone has: to take it away both are emptied. Whoever changed the name beside a number that stayed meant
 * something by it, and is told; where the number is another one, the name is what stood there before.
 */
export function chosenByName(
  row: FileRow,
  { resource, columns, named, given, known }: Said,
): { chosen: Values; issues: FieldIssues } {
  const chosen: Values = {};
  const issues: Record<string, FieldIssue> = {};
  for (const column of columns) {
    const key = column?.nameOf;
    if (!column || key === undefined) continue;
    const held = known[0]?.[key] ?? null;
    const number = given[key] ?? null;
    if (number !== null && number !== held) continue;
    const names = known.length > 0 ? known.map((record) => record[column.key] ?? '') : [''];
    const said = foldText(cellUnder(column.key, row, columns));
    if (names.some((name) => foldText(String(name)) === said)) {
      // Where the number alone was emptied, the name still says which record it is.
      if (said !== '' && key in given) chosen[key] = held;
      continue;
    }
    const isFixed = known.length > 0 && resource.fields[key]?.onlyNew === true;
    const [id, ...others] = named.get(key)?.get(said) ?? [];
    if (isFixed || cellUnder(key, row, columns) !== '') issues[column.key] = { code: 'nameAndNumber' };
    else if (said === '') chosen[key] = null;
    else if (id === undefined) issues[column.key] = { code: 'nameUnknown' };
    else if (others.length > 0) issues[column.key] = { code: 'nameAmbiguous' };
    else chosen[key] = id;
  }
  return { chosen, issues };
}
