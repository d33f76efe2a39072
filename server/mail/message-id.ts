import type { OutboxJob } from './outbox-job.ts';

/**
 * What a mail is known by, however often it is tried. The time keeps it apart from the job with the same number on another
 * database.
 */
export const messageIdOf = ({ id, kind, createdAt }: OutboxJob): string =>
  `${kind}.${id}.${Date.parse(createdAt).toString(36)}`;
