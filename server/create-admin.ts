import { randomBytes } from 'node:crypto';
import { checkFirstAdmin, createFirstAdmin } from './auth/first-admin.ts';
import { readPassword } from './auth/terminal-password.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openBesideHost } from './db/open-database.ts';
import { parseEnv } from './env.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Creates the first Admin.

  npm run create-admin -- --email <email> --name-ar <name> --name-en <name> [--generate]

The password is asked for, or read from standard input; --generate makes one and prints it once.
`;

const options = {
  email: { type: 'string', default: '' },
  'name-ar': { type: 'string', default: '' },
  'name-en': { type: 'string', default: '' },
  generate: { type: 'boolean' },
} as const;

await runCommand({ usage: USAGE, options }, async ({ values }) => {
  const env = parseEnv(process.env);
  const admin = checkFirstAdmin({
    email: values['email'],
    nameAr: values['name-ar'],
    nameEn: values['name-en'],
  });
  const isGenerated = values['generate'] === true;
  const password = isGenerated ? randomBytes(15).toString('base64url') : await readPassword();
  const { pool, close } = await openBesideHost(env);
  try {
    await migrateDatabase(pool);
    await createFirstAdmin({ pool, env }, { ...admin, password });
  } finally {
    await close();
  }
  const made = `${admin.email} is the first Admin.`;
  return isGenerated ? `${made}\nPassword, shown this once: ${password}` : made;
});
