import type { Call } from '../http/route.ts';
import type { Asker } from './records.ts';

/** Who asks by a call, and how far its grant lets them reach. */
export const askerOf = ({ caller, language, reach, isPublic }: Call<unknown, unknown>): Asker => ({
  caller,
  language,
  isPublic,
  // A grant of `own` names a role, so there is a caller.
  ownerId: reach === 'own' ? (caller?.userId ?? 0) : null,
});
