import { matters } from '#resources/matters.ts';

const ofMatters = matters.map(({ endpoint }) => endpoint).join('|');

/**
 * What somebody who is signed in writes without an entry of the audit trail, and why none is missing. Written by hand: a
 * new write that leaves none is not here.
 */
export const unauditedWrites: readonly { readonly calls: RegExp; readonly why: string }[] = [
  {
    calls: /^POST \/api\/\w+\/(Upload|Crop)Image\/\w+$/,
    why: 'a picture is nobody’s before a record that is saved names it, which is an entry',
  },
  {
    calls: new RegExp(String.raw`^POST /api/(${ofMatters})/AddNote/\{id\}$`),
    why: 'a note is an entry of its thread, with its author and time, and is never changed',
  },
  {
    calls: new RegExp(String.raw`^POST /api/(${ofMatters}|Articles)/\w+Later$`),
    why: 'a change that is held has changed nothing; when it is made, that is an entry',
  },
  {
    calls: new RegExp(String.raw`^POST /api/(${ofMatters}|Articles)/TakeBackHeldChange/\{id\}$`),
    why: 'what is taken back never happened',
  },
  {
    calls: new RegExp(String.raw`^POST /api/(${ofMatters}|Articles)/ExtendHeldChange/\{id\}$`),
    why: 'a change that waits on has changed nothing; when it is made, that is an entry',
  },
  {
    calls:
      /^POST \/api\/Notifications\/(MarkRead\/\{id\}|MarkUnread\/\{id\}|MarkAllRead|ClearAll|UndoClear)$/,
    why: 'what somebody has read of their own bell is nobody else’s business',
  },
  {
    calls: /^POST \/api\/Auth\/BeginSecondFactor$/,
    why: 'the secret counts for nothing before it is confirmed, which is an entry',
  },
  {
    calls: /^POST \/api\/Auth\/Logout$/,
    why: 'the session that is ended keeps when that was and by whom, as it keeps its beginning',
  },
];
