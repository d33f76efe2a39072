import type { PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { users } from '#resources/users.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { removeSecondFactor } from '../../auth/second-factors.ts';
import { endSessions } from '../../auth/sessions.ts';
import type { Change, ResourceHooks } from '../hooks.ts';

type Users = typeof users;

/** What accounts need beyond the engine: hashed passwords, an Admin that remains, sessions that end. */
export const userHooks: ResourceHooks<Users> = {
  resolveInput: async ({ password }) => (password ? { passwordHash: await hashPassword(password) } : {}),

  async beforeChange(change, { client }) {
    refuseHarmToSelf(change);
    if (isActiveAdmin(change.before) && !isActiveAdmin(change.after))
      await refuseLastAdmin(client, change.before?.id);
  },

  async afterChange({ before, after, written, caller }, { client }) {
    if (!before) return;
    const isOwnPassword = written.password && caller?.userId === before.id;
    const reason = !after
      ? 'deleted'
      : after.isSuspended && !before.isSuspended
        ? 'suspended'
        : after.role !== before.role
          ? 'role'
          : before.hasSecondFactor && !after.hasSecondFactor
            ? 'secondFactor'
            : written.password
              ? 'password'
              : null;
    if (reason)
      await endSessions(client, {
        userId: before.id,
        reason,
        except: isOwnPassword ? caller?.sessionId : undefined,
      });
  },

  afterCommit: ({ before, after }, host) => host.forgetCaller(before?.id ?? after?.id ?? 0),

  actions: {
    suspend: () => ({ isSuspended: true }),
    reactivate: () => ({ isSuspended: false }),
    async resetSecondFactor({ record, caller, context }) {
      // One's own goes with password and code alone: an open session is not enough.
      if (record.id === caller?.userId) throw new AppError('forbidden');
      await removeSecondFactor(context.client, record.id);
      return { hasSecondFactor: false };
    },
  },

  errors: {
    create: ['tooManyRequests'],
    update: ['tooManyRequests', 'selfDemote', 'lastAdmin'],
    delete: ['selfDelete', 'lastAdmin'],
    suspend: ['selfDemote', 'lastAdmin'],
    resetSecondFactor: ['forbidden'],
  },
};

type Account = Change<Users>['before'];

const isActiveAdmin = (account: Account): boolean => account?.role === 'Admin' && !account.isSuspended;

function refuseHarmToSelf({ operation, before, after, caller }: Change<Users>): void {
  if (!before || before.id !== caller?.userId) return;
  if (operation === 'deleted') throw new AppError('selfDelete');
  if (after && (after.role !== before.role || after.isSuspended !== before.isSuspended)) {
    throw new AppError('selfDemote');
  }
}

/** Locks every active Admin, so that two of them cannot remove each other at the same moment. */
async function refuseLastAdmin(client: PoolClient, leavingId: number | undefined): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select id from users where role = 'Admin' and deleted_at is null and not is_suspended order by id for update`,
  );
  if (!rows.some(({ id }) => id !== leavingId)) throw new AppError('lastAdmin');
}
