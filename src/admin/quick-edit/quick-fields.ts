import type { AnyResource } from '#contract/define-resource.ts';
import { kindOf, wireKeys } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';

/**
 * The columns whose value a list can change in place: what one small control takes, and this person may write.
 * @param columns those that are shown, in their order
 * @param writable the fields that this person may write
 */
export const quickColumns = (
  resource: AnyResource,
  columns: readonly string[],
  writable: readonly string[],
): string[] =>
  columns.filter((key) => {
    const field = resource.fields[key];
    return field !== undefined && writable.includes(key) && isQuick(key, field);
  });

/** One value that fits into a cell as text, and needs no other value beside it. */
function isQuick(key: string, field: Field): boolean {
  const { transfer, isWide } = kindOf(field);
  return transfer !== null && !isWide && wireKeys(key, field).length === 1 && !('sameAs' in field);
}
