import { z } from 'zod';
import type { AnyResource } from './define-resource.ts';
import { callPath } from './resource-paths.ts';

/** What points at a record, by the resource that does. */
export const referenceCountSchema = z.object({
  /** The name of the resource. */
  resource: z.string(),
  /** How many of its living records do. */
  count: z.number(),
  /** They are parts of the record, and go with it. Default of the rest: they keep it from being deleted. */
  isPart: z.boolean(),
});
export type ReferenceCount = z.infer<typeof referenceCountSchema>;
export const usesSchema = z.array(referenceCountSchema);

/** The references that point at records of a resource, and do not outlive them. */
export const referencesTo = (
  { name }: Pick<AnyResource, 'name'>,
  resources: Iterable<AnyResource>,
): { resource: AnyResource; key: string }[] =>
  [...resources].flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(
        ([, field]) =>
          'to' in field && field.to === name && !('onDelete' in field && field.onDelete === 'keep'),
      )
      .map(([key]) => ({ resource, key })),
  );

/** GET: what points at one record. */
export const usesPath = (resource: AnyResource, id?: number): string => callPath(resource, 'GetUses', id);
