import type { z } from 'zod';
import type { AnyResource } from './define-resource.ts';
import type { Role } from './roles.ts';

type Schema = z.ZodType<Record<string, unknown>>;

/** Keeps the schema that was made of a definition for a role: definitions never change. */
export function schemaCache() {
  const known = new WeakMap<AnyResource, Map<Role | null, Schema>>();
  return (resource: AnyResource, role: Role | null, make: () => Schema): Schema => {
    const byRole = known.get(resource) ?? new Map<Role | null, Schema>();
    known.set(resource, byRole);
    const schema = byRole.get(role) ?? make();
    byRole.set(role, schema);
    return schema;
  };
}
