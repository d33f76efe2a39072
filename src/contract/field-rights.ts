import { kindOf } from './field-kinds.ts';
import type { Field } from './fields.ts';
import type { Role } from './roles.ts';

/** May this role write the field in a body? `server` fields are written by nobody, files come beside the body. */
export const isWritableBy = (field: Field, role: Role | null): boolean =>
  !kindOf(field).shape?.isBeside && isGivenBy(field, role);

/** May this role give the field a value, in whatever way it travels? */
export const isGivenBy = (field: Field, role: Role | null): boolean =>
  field.writeBy === undefined ||
  (field.writeBy !== 'server' && role !== null && field.writeBy.includes(role));

/** May this role change the field of a record that is there? */
export const isChangeableBy = (field: Field, role: Role | null): boolean =>
  field.onlyNew !== true && isWritableBy(field, role);

/** May this role read the field? */
export function isReadableBy(field: Field, role: Role | null): boolean {
  const readers: readonly Role[] | undefined = field.readBy;
  return readers === undefined || (role !== null && readers.includes(role));
}
