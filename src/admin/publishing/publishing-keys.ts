import type { BulkKeyPart } from '../capabilities/capability.ts';

/** Shows everybody what is saved of the chosen rows of a list. */
export const PUBLISH_KEY: BulkKeyPart = { use: 'publish', key: 'p', words: 'records:keyPublish' };
/** Shows it to nobody any more. */
export const UNPUBLISH_KEY: BulkKeyPart = { use: 'unpublish', key: 'u', words: 'records:keyUnpublish' };
