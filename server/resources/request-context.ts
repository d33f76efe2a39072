import type { Reach } from '#contract/access.ts';
import type { Language } from '#contract/language.ts';
import type { Caller } from '../http/caller.ts';
import type { Call } from '../http/route.ts';
import type { SharedTransaction } from './outcome.ts';

/** Who asks, in which language, and how far their grant lets them reach. */
export interface RequestContext {
  caller: Caller | null;
  language: Language;
  reach: Reach;
  /** The transaction that a change belongs to. Default: one of its own. */
  shared?: SharedTransaction;
  /** The grant reaches them only by what is open to everyone. */
  isPublic: boolean;
  /** What their search looks into, by the keys of the fields. Default: all that is searchable, and where it leads. */
  searchedKeys?: readonly string[];
}

/** Who asks by a call, and how far its grant lets them reach. */
export const requestContextOf = ({
  caller,
  language,
  reach,
  isPublic,
}: Call<unknown, unknown>): RequestContext => ({
  caller,
  language,
  isPublic,
  reach,
});
