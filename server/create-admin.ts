import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { checkFirstAdmin, createFirstAdmin } from './auth/first-admin.ts';
import { readPassword } from './auth/terminal-password.ts';
import { connectDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { parseEnv } from './env.ts';

const USAGE = `Creates the first Admin.

  npm run create-admin -- --email <email> --name-ar <name> --name-en <name> [--generate]

The password is asked for, or read from standard input; --generate makes one and prints it once.
`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

try {
  await createAdmin();
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function createAdmin(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: '' },
      'name-ar': { type: 'string', default: '' },
      'name-en': { type: 'string', default: '' },
      generate: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(USAGE);
    return;
  }
  const env = parseEnv(process.env);
  const admin = checkFirstAdmin({
    email: values.email,
    nameAr: values['name-ar'],
    nameEn: values['name-en'],
  });
  const password = values.generate ? randomBytes(15).toString('base64url') : await readPassword();
  const database = await connectDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    log: { warn: (_details, message) => void complain(message) },
    onFatal(error) {
      complain(error.message);
      process.exit(1);
    },
  });
  try {
    await migrateDatabase(database.pool);
    await createFirstAdmin({ pool: database.pool, env }, { ...admin, password });
  } finally {
    await database.close();
  }
  say(`${admin.email} is the first Admin.`);
  if (values.generate) say(`Password, shown this once: ${password}`);
}
