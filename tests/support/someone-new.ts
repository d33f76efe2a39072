import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { actionVerb, callPath } from '#contract/resource-paths.ts';
import type { Role } from '#contract/roles.ts';
import { signedInSchema } from '#contract/session.ts';
import { users } from '#resources/users.ts';
import { GOOD_PASSWORD, buildRecord } from './record-builder.ts';
import type { TestHost } from './test-host.ts';

const madeSchema = z.looseObject({ id: z.number(), email: z.string() });
/** Beyond the numbers that other tests of one host give their accounts. */
let made = 800;

/** An account of its own in a role, signed in, and what may happen to it. */
export async function someoneNew(host: TestHost, role: Role) {
  made += 1;
  const add = { ...buildRecord(users, { number: made }), role, branchId: 1 };
  const added = await host.call('POST', callPath(users, users.verbs.create), { as: 'Admin', body: add });
  const { id, email } = madeSchema.parse(added.body.data);
  const signIn = async () => {
    const answer = await host.call('POST', accountCalls.login, { body: { email, password: GOOD_PASSWORD } });
    return { authorization: `Bearer ${signedInSchema.parse(answer.body.data).accessToken}` };
  };
  const headers = await signIn();
  return {
    id,
    /** As whom its calls are made. */
    headers,
    suspend: () => host.call('POST', callPath(users, actionVerb('suspend'), id), { as: 'Admin', body: {} }),
    becomes: (other: Role) =>
      host.call('PUT', callPath(users, users.verbs.update), { as: 'Admin', body: { id, role: other } }),
    logOut: () => host.call('POST', accountCalls.logout, { headers }),
    /** In another session. */
    async changePassword() {
      const password = 'Date-palms-1446';
      const body = { currentPassword: GOOD_PASSWORD, newPassword: password, confirmPassword: password };
      return host.call('POST', accountCalls.changePassword, { headers: await signIn(), body });
    },
  };
}
