import type { AnyResource } from './define-resource.ts';
import type { LocalizedText } from './language.ts';
import type { MoveNews, Portal } from './portal.ts';
import type { ThreadData, ThreadEntry } from './thread.ts';

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

/**
 * A move that left the state as it was, as its client reads it among what was done: the firm's in the words of its mail,
 * their own in those of the workflow, which stand beside their name.
 * @returns undefined for an entry that is none
 */
export function sameStateWords(
  { workflow, portal }: Pick<AnyResource, 'workflow' | 'portal'>,
  { author, data }: Pick<ThreadEntry, 'author' | 'data'>,
): LocalizedText | undefined {
  const made = workflow?.moves[data.move ?? ''];
  if (!made || data.from !== data.to) return undefined;
  const told = author?.role === 'User' ? undefined : portal && moveNews(portal, data);
  return told?.mail ?? made.again ?? made.label;
}
