import { DRAFT_KEY_CALL, draftKeySchema } from '#contract/draft-key.ts';
import { signedInCaller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { AuthContext } from './auth-context.ts';

/** The key by which staff's browsers seal their drafts (decision 025). Clients have none. */
export const draftKeyRoutes = ({ draftKeys }: AuthContext): AnyRoute[] => [
  route({
    tag: 'Auth',
    access: { CustomerService: 'own', Admin: 'own' },
    method: 'GET',
    path: DRAFT_KEY_CALL,
    summary: 'The key that seals the own drafts on the own devices',
    data: () => draftKeySchema,
    handle: ({ caller }) => Promise.resolve({ key: draftKeys.of(signedInCaller(caller).userId) }),
  }),
];
