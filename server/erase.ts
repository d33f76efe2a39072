import { emailSchema } from '#contract/kinds/email.ts';
import { openBesideHost } from './db/open-database.ts';
import { withTransaction } from './db/transaction.ts';
import { parseEnv } from './env.ts';
import { countOfVisitor, eraseVisitor, refuseAccount } from './privacy/erase-visitor.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Erases what somebody without an account has left: messages of the contact page, mails and codes to their e-mail.

  npm run erase -- --email <email>              only counts
  npm run erase -- --email <email> --apply      erases it, also while the host runs

It cannot come back. Make sure first that whoever asks for it reads the mails of this address.
`;

const options = { email: { type: 'string', default: '' }, apply: { type: 'boolean' } } as const;

await runCommand({ usage: USAGE, options }, async ({ values }) => {
  const { success, data: email } = emailSchema().safeParse(values['email']);
  if (!success) throw new CommandError(USAGE);
  const { pool, close } = await openBesideHost(parseEnv(process.env));
  try {
    await refuseAccount(pool, email);
    const isApplied = values['apply'] === true;
    const counted = isApplied
      ? await withTransaction(pool, (client) => eraseVisitor(client, email))
      : await countOfVisitor(pool, email);
    return [
      isApplied ? 'Erased:' : 'There is (nothing was erased; --apply does it):',
      ...counted.map(({ what, count }) => `${String(count).padStart(8)}  ${what}`),
    ].join('\n');
  } finally {
    await close();
  }
});
