import type { Field } from './fields.ts';
import type { Role } from './roles.ts';

/** May this role write the field? `server` fields are written by nobody. */
export const isWritableBy = (field: Field, role: Role | null): boolean =>
  field.writeBy === undefined ||
  (field.writeBy !== 'server' && role !== null && field.writeBy.includes(role));

/** May this role read the field? */
export const isReadableBy = (field: Field, role: Role | null): boolean =>
  field.type !== 'password' && (field.readBy === undefined || (role !== null && field.readBy.includes(role)));
