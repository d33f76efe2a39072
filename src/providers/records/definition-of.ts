import type { MetaQuery } from '@refinedev/core';
import type { AnyResource } from '#contract/define-resource.ts';
import { optionsIn } from './provider-options.ts';

/**
 * The definition behind a call: the caller's own, else the one of that name, whose list comes with the first such call.
 * @throws Error for a name that no definition has
 */
export async function definitionOf(name: string, meta: MetaQuery | undefined): Promise<AnyResource> {
  const { definition } = optionsIn(meta);
  if (definition) return definition;
  const { resourceNamed } = await import('#resources/index.ts');
  return resourceNamed(name);
}
