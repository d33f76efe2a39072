import { selectionSchema } from './bulk-bodies.ts';
import type { AnyResource } from './define-resource.ts';
import { ofLanguageSchema } from './publishing.ts';
import type { Role } from './roles.ts';

/** Which language of which records is published, or taken down. */
export const publishManySchema = (resource: AnyResource, role: Role | null) =>
  selectionSchema(resource, role).extend(ofLanguageSchema.shape);
