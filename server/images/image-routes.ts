import { isImage } from '#contract/kinds/image.ts';
import { type Grant, reach } from '#contract/access.ts';
import { toValidationResult } from '#contract/validation-result.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import { type Crop, IMAGE_MAX_BYTES, cropSchema, imageSchema } from '#contract/images.ts';
import { cropImagePath, uploadImagePath } from '#contract/resource-paths.ts';
import { ROLES } from '#contract/roles.ts';
import type { Host } from '../host.ts';
import { createLimit } from '../auth/limits.ts';
import type { Field } from '#contract/fields.ts';
import { type AnyRoute, type Call, route } from '../http/route.ts';
import type { ImageStore } from './image-store.ts';

/**
 * For every image field, a route that takes a picture and one that cuts a stored one. Open to whoever may write
 * the field of a new or an existing record; never to visitors.
 */
export function imageRoutes(host: Host, images: ImageStore, resources: readonly AnyResource[]): AnyRoute[] {
  const uploads = createLimit(
    { name: 'pictures of an account', points: host.env.uploadsPerAccountHour, seconds: 3600 },
    host.limiter,
  );
  const userOf = async ({ caller }: Call<unknown, unknown>): Promise<number> => {
    // The grant names roles only, so there is a caller.
    const userId = caller?.userId ?? 0;
    await uploads(String(userId));
    return userId;
  };

  return resources.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => isImage(field))
      .flatMap(([key, field]) => {
        const access = writersOf(resource, field);
        if (Object.keys(access).length === 0) return [];
        const shared = {
          method: 'POST',
          access,
          tag: resource.endpoint,
          data: () => imageSchema,
        } as const;
        return [
          route({
            ...shared,
            path: uploadImagePath(resource, key),
            summary: `Upload a picture for ${field.label.en} of a ${resource.labels.one.en}`,
            file: { name: 'file', maxBytes: IMAGE_MAX_BYTES, description: 'A JPG, PNG or GIF, at most 5 MB' },
            errors: ['imageType', 'imagePixels', 'imageBroken', 'tooManyRequests'],
            handle: async (call) => images.add(call.file, await userOf(call)),
          }),
          route<undefined, Crop>({
            ...shared,
            path: cropImagePath(resource, key),
            summary: `Cut a picture for ${field.label.en} of a ${resource.labels.one.en}`,
            body: {
              schema: () => cropSchema,
              check: (input) => toValidationResult(cropSchema.safeParse(input)),
            },
            errors: ['imageLost', 'tooManyRequests'],
            handle: async (call) => images.crop(call.body, await userOf(call)),
          }),
        ];
      }),
  );
}

function writersOf(resource: AnyResource, field: Field): Grant {
  const { create, update } = resource.access;
  const writers = ROLES.filter(
    (role) =>
      isWritableBy(field, role) &&
      [create, update].some((grant) => grant !== false && reach(grant, role) !== null),
  );
  return Object.fromEntries(writers.map((role) => [role, 'all']));
}
