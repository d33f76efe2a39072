import { type Grant, named, reachingOthers } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import { filesFieldOf } from './kinds/files.ts';

/** Who reads and writes in the threads of a resource: whoever may read its records; `false` where it has none. */
export const threadGrant = ({ thread, access }: Pick<AnyResource, 'thread' | 'access'>): Grant | false =>
  thread ? named(access.read) : false;

/**
 * Whose notes may carry files: those of staff, where the records hold files too. What a client sends stands with the
 * record.
 */
export const attachGrant = (resource: AnyResource): Grant | false =>
  filesFieldOf(resource) !== null && reachingOthers(threadGrant(resource));
