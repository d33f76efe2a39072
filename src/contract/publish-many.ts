import { z } from 'zod';
import { selectionSchema } from './bulk-bodies.ts';
import { BULK_MAX, type Shown } from './bulk.ts';
import type { AnyResource } from './define-resource.ts';
import { ofLanguageSchema } from './publishing.ts';
import type { Role } from './roles.ts';
import { idSchema } from './value-schemas.ts';

const shownSchema: z.ZodType<Shown> = z.strictObject({ id: idSchema, version: z.int().min(1) });

/** Which language of which records is published, or taken down. */
export const publishManySchema = (resource: AnyResource, role: Role | null) =>
  selectionSchema(resource, role).extend({
    ...ofLanguageSchema.shape,
    /** One of another version is refused. Default: what nobody was shown is taken as it is. */
    versions: z.array(shownSchema).max(BULK_MAX).optional(),
  });
