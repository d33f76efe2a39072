import { AppError } from '#contract/errors.ts';
import type { Role } from '#contract/roles.ts';

/** The account behind a call, as the database says now, not as its token said when it was made. */
export interface Caller {
  readonly userId: number;
  readonly role: Role;
  readonly sessionId: string;
  /** Some records are kept from the account, whatever its role reaches. */
  readonly isWalled: boolean;
}

/** The caller of a route that is open to no visitor. */
export function signedInCaller(caller: Caller | null): Caller {
  if (!caller) throw new AppError('unauthenticated');
  return caller;
}
