import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { updateSchema } from '#contract/body-schemas.ts';
import type { Role } from '#contract/roles.ts';

/** What an update of this role may carry, as the host's own schema of the body says; passwords go only when they change. */
export function writtenKeys(resource: AnyResource, role: Role): string[] {
  const schema = z.toJSONSchema(updateSchema(resource, role), { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {})
    .filter((key) => resource.fields[key]?.type !== 'password')
    .toSorted();
}
