import { z } from 'zod';
import { changeEventSchema, presentEventSchema } from '#contract/live-events.ts';

const userId = z.int().positive();

/** What processes tell each other: ids, never what they lead to. */
export const topics = {
  /** Records changed; `isInside`: in nothing that whoever reaches only their own, or what is public, may know of. */
  change: changeEventSchema.extend({ isInside: z.literal(true).optional() }),
  /** Notifications were put into inboxes. */
  inbox: z.object({ entries: z.array(z.object({ userId, sequence: z.int().positive() })) }),
  /** Somebody marked or cleared what is in their inbox. */
  inboxChanged: z.object({ userId }),
  /** Who has a record open in one process. */
  presence: presentEventSchema.extend({ process: z.string(), isAsking: z.boolean() }),
  /** Sessions of the account ended, or what it may do changed. */
  caller: z.object({ userId }),
  /** What a client sent for a connection that another process holds. */
  post: z.object({ id: z.string(), connectionId: z.string(), text: z.string() }),
  /** Whether somebody held that connection. */
  posted: z.object({ id: z.string() }),
  /** Messages since this moment (ISO 8601) may have been missed. */
  gap: z.object({ since: z.string() }),
} as const;

export type Topic = keyof typeof topics;
export type MessageOf<T extends Topic> = z.infer<(typeof topics)[T]>;

/** A message as it travels: whose it is stands first, so that a process knows its own without reading on. */
export const envelopeOf = (from: string, topic: Topic, message: unknown): string =>
  JSON.stringify({ from, topic, message });

/** A message as it travels, with the process it comes from. */
export const envelopeSchema = z.object({
  from: z.string(),
  topic: z.enum(Object.keys(topics) as [Topic, ...Topic[]]), // the keys are the topics
  message: z.unknown(),
});
