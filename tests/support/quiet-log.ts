import type { DatabaseLog } from '#server/db/database.ts';

/** A log that keeps what it is told, for tests that look at it. */
export function quietLog(): DatabaseLog & { lines: string[] } {
  const lines: string[] = [];
  return { lines, warn: (_details, message) => void lines.push(message) };
}
