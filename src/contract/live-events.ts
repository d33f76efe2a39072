import { z } from 'zod';
import { recordReferenceSchema } from './record-reference.ts';

/** Where the hub is (R301). */
export const HUB_PATH = '/notificationhub';

/** A change of records, as it travels to open screens: ids only, so that rights are asked again on reading. */
export const changeEventSchema = z.object({
  resource: z.string(),
  type: z.enum(['created', 'updated', 'deleted', 'restored']),
  ids: z.array(z.number()),
});
export type ChangeEvent = z.infer<typeof changeEventSchema>;

/** Who has a record open, as it travels to those who do: ids alone. */
export const presentEventSchema = recordReferenceSchema.extend({ userIds: z.array(z.int().positive()) });
export type PresentEvent = z.infer<typeof presentEventSchema>;

/** The channel of a resource, in Refine's spelling. */
export const channelOf = (resource: string): string => `resources/${resource}`;
