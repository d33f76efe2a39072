import { z } from 'zod';
import { toValidationResult } from '#contract/validation-result.ts';
import { AppError } from '#contract/errors.ts';
import { endSessionSchema, ownSessionSchema, sessionCalls } from '#contract/own-sessions.ts';
import { withTransaction } from '../db/transaction.ts';
import { signedInCaller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { AuthContext } from './auth-context.ts';
import { endOwnSessions, listOwnSessions } from './own-sessions.ts';

const shared = { tag: 'Auth', access: { User: 'own', CustomerService: 'own', Admin: 'own' } } as const;

/** Where the caller is signed in, and an end to it. An ended session is refused at once, its hub connections close. */
export function ownSessionRoutes({ pool, forgetCaller }: AuthContext): AnyRoute[] {
  const end = async (caller: ReturnType<typeof signedInCaller>, id: string | null): Promise<number> => {
    const ended = await withTransaction(pool, (client) => endOwnSessions(client, caller, id));
    if (ended > 0) forgetCaller(caller.userId);
    return ended;
  };
  return [
    route({
      ...shared,
      method: 'GET',
      path: sessionCalls.list,
      summary: 'The own sessions that go on',
      data: () => z.array(ownSessionSchema),
      handle: async ({ caller }) => listOwnSessions(pool, signedInCaller(caller)),
    }),
    route<undefined, z.infer<typeof endSessionSchema>>({
      ...shared,
      method: 'POST',
      path: sessionCalls.end,
      summary: 'Ends one of the own sessions',
      body: {
        schema: () => endSessionSchema,
        check: (input) => toValidationResult(endSessionSchema.safeParse(input)),
      },
      data: () => z.null(),
      errors: ['validation', 'notFound'],
      async handle({ caller, body }) {
        if ((await end(signedInCaller(caller), body.id)) === 0) throw new AppError('notFound');
        return null;
      },
    }),
    route({
      ...shared,
      method: 'POST',
      path: sessionCalls.endOthers,
      summary: 'Ends all of the own sessions but the one that asks',
      data: () => z.object({ ended: z.number() }),
      handle: async ({ caller }) => ({ ended: await end(signedInCaller(caller), null) }),
    }),
  ];
}
