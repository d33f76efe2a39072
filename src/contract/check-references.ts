import { reach } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import { isNamed } from './field-kinds.ts';
import { type Field, carriedReference } from './fields.ts';
import type { Finding } from './finding.ts';

/** What contradicts in what answers carry of the records that references name. */
export function checkReferences({ name, fields }: AnyResource, resources: readonly AnyResource[]): Finding[] {
  const targetOf = (field: Field | undefined) =>
    field && isNamed(field) ? resources.find((each) => each.name === field.to) : undefined;
  return Object.entries(fields).flatMap(([key, field]) => {
    const carried = carriedReference(field);
    if (carried === undefined) return [];
    const held = targetOf(targetOf(field)?.fields[carried]);
    if (held && reach(held.access.read, null) !== null) return [];
    return [
      {
        id: 'carried-unknown',
        at: `${name}.${key}`,
        message: `what it names has no reference ${carried} to what everybody may read`,
      },
    ];
  });
}
