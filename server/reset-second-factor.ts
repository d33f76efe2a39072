import type { Pool } from 'pg';
import { accountByEmail } from './auth/accounts.ts';
import { removeSecondFactor } from './auth/second-factors.ts';
import { installationOf, loadSecrets } from './auth/secrets.ts';
import { endSessions } from './auth/sessions.ts';
import { openBesideHost } from './db/open-database.ts';
import { withTransaction } from './db/transaction.ts';
import { type Env, parseEnv } from './env.ts';
import { relayOf } from './live/fan-out/start-fan-out.ts';
import { tellHosts } from './live/fan-out/tell-hosts.ts';
import { writeAudit } from './resources/audit.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Removes the two-step login of an account, for when no Admin can log in to do it: a lost phone, a new SECRET_KEY.

  npm run reset-second-factor -- <email>

Its sessions end. It logs in with its password alone until it is switched on again.
`;

await runCommand({ usage: USAGE, options: {} }, async ({ positionals }) => {
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new CommandError(USAGE);
  const env = parseEnv(process.env);
  const { pool, close } = await openBesideHost(env);
  try {
    const account = await accountByEmail(pool, email.trim().toLowerCase());
    if (!account) throw new CommandError(`There is no account ${email}.`);
    await withTransaction(pool, async (client) => {
      await removeSecondFactor(client, account.id);
      await endSessions(client, { userId: account.id, reason: 'secondFactor' });
      await writeAudit(client, {
        resource: 'users',
        recordId: account.id,
        operation: 'secondFactorOff',
        caller: null,
        changes: {},
      });
    });
    await endConnections(env, pool, account.id);
    return `${account.email} logs in with the password alone now.`;
  } finally {
    await close();
  }
});

/** Hosts that run hear that its sessions have ended; one alone on the embedded database hears nothing of other processes. */
async function endConnections(env: Env, pool: Pool, userId: number): Promise<void> {
  try {
    const installation = installationOf(await loadSecrets(env));
    const relay = relayOf({ env, pool, log: { warn: () => undefined }, installation });
    if (relay) await tellHosts(relay, 'caller', { userId }).finally(() => relay.close());
  } catch {
    // The sessions have ended: what is open still reads nothing any more.
    process.stderr.write(
      'Hosts that run could not be told: open pages hear of changes until their tokens end.\n',
    );
  }
}
