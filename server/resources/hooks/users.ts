import type { PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { matters } from '#resources/matters.ts';
import type { users } from '#resources/users.ts';
import { endInvitations, invite } from '../../auth/invitations.ts';
import { NOBODYS_HASH, hashPassword } from '../../auth/passwords.ts';
import { removeSecondFactor } from '../../auth/second-factors.ts';
import { endSessions } from '../../auth/sessions.ts';
import { matterRecords } from '../../db/matter-sql.ts';
import { isSoleDecider } from '../capabilities/conflicts/sole-decider.ts';
import type { Change, PlannedChange, ResourceHooks } from '../hooks.ts';

type Users = typeof users;

/** What accounts need beyond the engine: hashed passwords, an Admin that remains, sessions that end. */
export const userHooks: ResourceHooks<Users> = {
  async resolveInput({ password, isInvited }) {
    // Of an invited account nobody knows the password, whatever was typed before the choice was made.
    if (isInvited) return { passwordHash: NOBODYS_HASH };
    return password ? { passwordHash: await hashPassword(password), isInvited: false } : {};
  },

  async beforeChange(change, { client }) {
    refuseHarmToSelf(change);
    if (change.before && isActiveAdmin(change.before) && !isActiveAdmin(change.planned))
      await refuseLastAdmin(client, change.before.id);
  },

  async afterChange({ operation, before, after, written, caller }, { client, language }) {
    await followInvitation(client, { before, after, language: operation === 'created' ? language : null });
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
    async sendInvitation({ record, context }) {
      await context.host.limits.invitation(record.email);
      await invite(context.client, record.id);
      return { isSuspended: false };
    },
    // Its link ends with the account's suspension.
    withdrawInvitation: () => ({ isSuspended: true }),
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
    update: ['tooManyRequests', 'selfDemote', 'lastAdmin', 'soleDecider'],
    delete: ['selfDelete', 'lastAdmin', 'soleDecider'],
    suspend: ['selfDemote', 'lastAdmin', 'soleDecider'],
    sendInvitation: ['tooManyRequests'],
    withdrawInvitation: ['selfDemote', 'lastAdmin'],
    resetSecondFactor: ['forbidden'],
  },
};

type Account = PlannedChange<Users>['planned'];

const isActiveAdmin = (account: Account): boolean =>
  account?.role === 'Admin' && !account.isSuspended && !account.isInvited;

interface Followed extends Pick<Change<Users>, 'before' | 'after'> {
  /** In which a new account was added; `null`: it is not new. */
  language: Language | null;
}

/** Whoever is added as invited gets the mail, a new address gets a new one, and the link ends with what it was for. */
async function followInvitation(client: PoolClient, { before, after, language }: Followed): Promise<void> {
  const isOpen = after?.isInvited === true && !after.isSuspended;
  if (before?.isInvited && !isOpen) await endInvitations(client, before.id);
  if (!after || !isOpen) return;
  if (before?.email === after.email) return;
  // Until they choose one themselves: the language in which they were added.
  if (language) await client.query('update users set language = $2 where id = $1', [after.id, language]);
  await invite(client, after.id);
}

function refuseHarmToSelf({ operation, before, planned, caller }: PlannedChange<Users>): void {
  if (!before || before.id !== caller?.userId) return;
  if (operation === 'deleted') throw new AppError('selfDelete');
  if (planned && (planned.role !== before.role || planned.isSuspended !== before.isSuspended)) {
    throw new AppError('selfDemote');
  }
}

/**
 * Locks every active Admin, so that two of them cannot remove each other at the same moment, nor one whoever is just
 * walling them off.
 */
async function refuseLastAdmin(client: PoolClient, leavingId: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select id from users where role = 'Admin' and deleted_at is null and not is_suspended
       and not is_invited order by id for update`,
  );
  if (!rows.some(({ id }) => id !== leavingId)) throw new AppError('lastAdmin');
  if (await isSoleDecider(client, matters.map(matterRecords), leavingId)) throw new AppError('soleDecider');
}
