import type { AnyRoute } from '../http/route.ts';
import type { AuthContext } from './auth-context.ts';
import { draftKeyRoutes } from './draft-key-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { loginCodeRoutes } from './login-code-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { ownSessionRoutes } from './own-session-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { resetRoutes } from './reset-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Every call of `src/contract/account-calls.ts`, `own-sessions.ts` and `draft-key.ts`. */
export const accountRoutes = (context: AuthContext): AnyRoute[] => [
  ...sessionRoutes(context),
  ...loginCodeRoutes(context),
  ...registrationRoutes(context),
  ...ownAccountRoutes(context),
  ...ownSessionRoutes(context),
  ...draftKeyRoutes(context),
  ...secondFactorRoutes(context),
  ...resetRoutes(context),
  ...invitationRoutes(context),
];
