import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Target } from './servers.ts';

const recordSchema = z.object({ id: z.number(), slug: z.string(), nameEn: z.string() });
export type SluggedRecord = z.output<typeof recordSchema>;

/** The first record with a page of its own that a running host lists of a resource. */
export async function firstOf({ url }: Pick<Target, 'url'>, resource: AnyResource): Promise<SluggedRecord> {
  const answer = await fetch(`${url}${callPath(resource, resource.verbs.list)}?PageSize=1`);
  const { data } = z.object({ data: z.array(recordSchema) }).parse(await answer.json());
  if (!data[0]) throw new Error(`There are no ${resource.name}`);
  return data[0];
}
