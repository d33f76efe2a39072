import type { MoveNews, Portal } from './portal.ts';
import type { ThreadData } from './thread.ts';

type Moved = Pick<ThreadData, 'move' | 'from' | 'to'> & {
  /** Of what was filled in for it. */
  readonly changes?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * What the client is told of a move. Where the state stays the same it matters what has changed: the time (`again`), or
 * something else about it (`updated`).
 * @returns undefined where the portal has no words for the move
 */
export function moveNews(
  { news, calendar }: Portal,
  { move = '', from, to, changes = {} }: Moved,
): MoveNews | undefined {
  const told = news.moves?.[move];
  if (from !== to) return told;
  const isMoved = calendar === undefined || calendar.at in changes;
  return (isMoved ? told?.again : (told?.updated ?? told?.again)) ?? told;
}
