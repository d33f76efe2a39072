import type { Login } from '#contract/account-schemas.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';

/** Signs in as the site's form does. Throws what the host refuses it with. */
export const signIn = (login: Login): Promise<void> => refused(authProvider.login(login));
