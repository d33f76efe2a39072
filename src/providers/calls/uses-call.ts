import type { AnyResource } from '#contract/define-resource.ts';
import { type ReferenceCount, usesPath, usesSchema } from '#contract/uses.ts';
import type { CustomCall } from './custom-call.ts';

/** GET `GetUses`: what keeps a record from being deleted, and what goes with it. */
export const usesCall = (resource: AnyResource, id: number): CustomCall<ReferenceCount[]> => ({
  method: 'get',
  url: usesPath(resource, id),
  answer: usesSchema,
  words: { fallback: 'readFailed', messages: resource.messages },
  key: ['data', 'default', resource.name, 'uses', id],
});
