import { selectionSchema } from './bulk-bodies.ts';
import type { AnyResource } from './define-resource.ts';
import { ofLanguageSchema } from './publishing.ts';

/** Which language of which records is published, or taken down. */
export const publishManySchema = (resource: AnyResource) =>
  selectionSchema(resource).extend(ofLanguageSchema.shape);
