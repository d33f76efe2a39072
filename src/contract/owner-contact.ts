import { z } from 'zod';
import { type Grant, reachingOthers } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import { LANGUAGES } from './language.ts';
import { idSchema } from './value-schemas.ts';

/** How to reach whoever a record belongs to. */
export const ownerContactSchema = z.object({
  id: idSchema,
  /** In the reader's language. */
  name: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  whatsAppNumber: z.string(),
  /** What the firm writes to them in. */
  language: z.enum(LANGUAGES),
  /** ISO 8601 in UTC. */
  memberSince: z.string(),
});
export type OwnerContact = z.infer<typeof ownerContactSchema>;

/** Whoever carries every record to its end may reach its owner, without the right to list accounts. */
export const ownerContactGrant = ({
  owner,
  thread,
  access,
}: Pick<AnyResource, 'owner' | 'thread' | 'access'>): Grant | false =>
  owner !== undefined && thread === true && reachingOthers(access.read);
