import { accountByEmail } from './auth/accounts.ts';
import { removeSecondFactor } from './auth/second-factors.ts';
import { endSessions } from './auth/sessions.ts';
import { openBesideHost } from './db/open-database.ts';
import { withTransaction } from './db/transaction.ts';
import { parseEnv } from './env.ts';
import { writeAudit } from './resources/audit.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Removes the two-step login of an account, for when no Admin can log in to do it: a lost phone, a new SECRET_KEY.

  npm run reset-second-factor -- <email>

Its sessions end. It logs in with its password alone until it is switched on again.
`;

await runCommand({ usage: USAGE, options: {} }, async ({ positionals }) => {
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new CommandError(USAGE);
  const { pool, close } = await openBesideHost(parseEnv(process.env));
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
    return `${account.email} logs in with the password alone now.`;
  } finally {
    await close();
  }
});
