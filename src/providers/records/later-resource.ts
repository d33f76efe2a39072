import type { Resource } from '#contract/define-resource.ts';
import type { RecordOf } from '#contract/record-types.ts';

/** A resource of which only the name is here. The definition comes when the host is asked, and not with the page. */
export interface LaterResource<R extends Resource> {
  readonly name: R['name'];
  readonly load: () => Promise<R>;
}

/** A record of such a resource. */
export type LaterRecord<L> = L extends LaterResource<infer R> ? RecordOf<R> : never;

/**
 * Names a resource without bringing its definition.
 * @param name the definition's own
 * @param load brings the definition
 */
export const laterResource = <R extends Resource>(
  name: NoInfer<R['name']>,
  load: () => Promise<R>,
): LaterResource<R> => ({ name, load });

/** The definition of a resource, wherever it is. */
export const definitionOf = async <R extends Resource>(resource: R | LaterResource<R>): Promise<R> =>
  'load' in resource ? resource.load() : resource;
