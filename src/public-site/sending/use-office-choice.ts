import { useState } from 'react';
import { useSession } from '#providers/session/use-session.ts';
import { useUserInfo } from '../queries/use-user-info.ts';
import { useOffices } from '../use-offices.ts';
import { officeByPhone, officeFor } from './office-for.ts';

/** The office that something is sent to, where its writer has chosen one and where they have not. */
export function useOfficeChoice() {
  const session = useSession();
  const { data: account } = useUserInfo();
  const { data: offices } = useOffices();
  const own = session?.user.branchId ?? null;
  const home = own ?? officeByPhone(account?.mobileNumber ?? '', offices?.data ?? []);
  const [hasChosen, setHasChosen] = useState(false);
  /** As in `officeFor`. */
  const officeOf = (chosen: string, able: readonly number[]) => officeFor(chosen, able, home);
  return {
    officeOf,
    /** It was chosen for its writer, who has no office of their own: also once the form holds it. */
    isGiven: (chosen: string, able: readonly number[]): boolean =>
      own === null && !hasChosen && officeOf(chosen, able) === officeOf('', able),
    /** The writer has chosen. */
    choose: () => setHasChosen(true),
  };
}
