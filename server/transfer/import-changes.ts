import { titleWords } from '#contract/audit.ts';
import { IMPORT_ROWS_TOLD, type ImportChange } from '#contract/import-report.ts';
import { changesBetween } from '../resources/changes.ts';
import type { AnyChange } from '../resources/hooks.ts';
import { storedKeys } from '../resources/record-table.ts';
import { type LabelScope, referenceLabels, sideOf } from '../resources/reference-labels.ts';

/**
 * What the rows of a file do to the records, field by field, as far as it is told.
 * @param changes what was written, by the number of the row, in the order of the file
 */
export async function describeChanges(
  scope: LabelScope,
  changes: ReadonlyMap<number, AnyChange>,
): Promise<ImportChange[]> {
  const { resource } = scope.table;
  const told = [...changes].slice(0, IMPORT_ROWS_TOLD).flatMap(([row, { before, after }]) => {
    if (!after) return [];
    const differences = changesBetween(before ?? null, after, storedKeys(resource));
    return [{ row, before, after, differences }];
  });
  const labels = await referenceLabels(
    scope,
    told.map(({ differences }) => differences),
  );
  return told.map(({ row, before, after, differences }) => ({
    row,
    id: before?.id ?? null,
    name: titleWords(resource, after)[scope.language],
    before: before ? sideOf(differences, 'before', labels) : {},
    after: sideOf(differences, 'after', labels),
  }));
}
