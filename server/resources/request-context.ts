import type { Language } from '#contract/language.ts';
import type { Caller } from '../http/caller.ts';
import type { Call } from '../http/route.ts';
import type { SharedTransaction } from './outcome.ts';

/** Who asks, in which language, and how far their grant reaches: `ownerId` is set where it says `own`. */
export interface RequestContext {
  caller: Caller | null;
  language: Language;
  ownerId: number | null;
  /** The transaction that a change belongs to. Default: one of its own. */
  shared?: SharedTransaction;
  /** The grant reaches them only by what is open to everyone. */
  isPublic: boolean;
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
  // A grant of `own` names a role, so there is a caller.
  ownerId: reach === 'own' ? (caller?.userId ?? 0) : null,
});
