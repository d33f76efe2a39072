import { z } from 'zod';
import type { Notification } from '#contract/inbox.ts';

const text = z.string().nullish().catch(null);
/** A number, or its digits; of a note also an object that has it, itself perhaps written as text. */
const idSchema = z.preprocess((given) => {
  const value = parsed(given);
  return typeof value === 'object' && value !== null ? Object.entries(value).find(isId)?.[1] : value;
}, z.coerce.number().int().positive().nullable().catch(null));
const payloadSchema = z.object({
  id: z.coerce.number().int().positive(),
  title: text,
  message: text,
  type: text,
  userserviceid: idSchema,
  userconsultationid: idSchema,
  noteid: idSchema,
  resource: text,
  recordid: idSchema,
  path: text,
});

/**
 * What the hub sent, as the bell shows it: an object or its JSON, its keys in any letter case (R310, A48).
 * @param isStaff over which channel it came
 * @returns null for what cannot be read: it is dropped (R315)
 */
export function readPayload(given: unknown, isStaff: boolean, now = new Date()): Notification | null {
  const value = parsed(given);
  if (typeof value !== 'object' || value === null) return null;
  const lower = Object.fromEntries(Object.entries(value).map(([key, kept]) => [key.toLowerCase(), kept]));
  const { data } = payloadSchema.safeParse(lower);
  if (!data) return null;
  const title = data.title?.trim() ?? '';
  const message = data.message?.trim() || title;
  if (message === '') return null;
  return {
    id: data.id,
    title,
    message,
    type: typeOf(data.type),
    isStaffNotification: isStaff,
    userServiceId: data.userserviceid,
    userConsultationId: data.userconsultationid,
    noteId: data.noteid,
    ...aboutOf(data),
    timestamp: now.toISOString(),
    isRead: false,
  };
}

function aboutOf({ resource, recordid, path }: z.output<typeof payloadSchema>): Pick<Notification, 'about'> {
  if (!resource || !recordid) return {};
  return { about: { resource, id: recordid, ...(path ? { path } : {}) } };
}

/** In small letters, `info` where there is none (A49). */
export const typeOf = (type: string | null | undefined): string => type?.trim().toLowerCase() || 'info';

const isId = ([key]: [string, unknown]): boolean => /^(note)?id$/i.test(key);

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
