import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { connectDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { DEMO_PASSWORD, demoAccounts } from './db/seed/demo-accounts.ts';
import { seedDatabase } from './db/seed/seed.ts';
import { type Env, parseEnv } from './env.ts';
import { claimPort } from './claim-port.ts';
import { logDestination } from './http/readable-log.ts';
import { createLog } from './http/request-log.ts';
import { prepareDataDir } from './prepare-data-dir.ts';
import { sentenceFor } from './start-errors.ts';
import { stopHost } from './stop-host.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { rendererIn } from './web/renderer-in.ts';

// Left to itself the heap grows by more than half of itself under load, and stays so: nothing in it is kept.
setFlagsFromString('--heap-growing-percent=30');

async function start(env: Env): Promise<void> {
  const log = createLog(env.logLevel, logDestination(env));
  const dataDir = prepareDataDir(resolve(env.dataDir));
  // A port that is not to be had is told before anything is made.
  const port = await claimPort(env.host, env.port);
  const connecting = connectDatabase({
    databaseUrl: env.databaseUrl,
    dataDir,
    log,
    onFatal: (error) => {
      log.fatal({ err: error }, 'The database cannot go on; the process ends, to be started again.');
      process.exit(1);
    },
  });
  // The embedded database starts in a thread of its own while the program is loaded.
  const [database, { buildApp }] = await Promise.all([connecting, import('./app.ts')]);
  await migrateDatabase(database.pool);
  const isNew = await seedDatabase(database.pool, {
    content: env.seed,
    scale: env.seedScale,
    images: async () => {
      const { createImageStore } = await import('./images/image-store.ts');
      return createImageStore({ pool: database.pool, dataDir, log });
    },
  });

  // A site that was built for another provider host shows what that one has.
  const renderPage = env.apiUrl === undefined ? rendererIn(webRoot) : null;
  const app = await buildApp({ env: { ...env, dataDir }, log, database, webRoot, renderPage });
  stopOnSignal(log, () => stopHost(app, database));
  await app.listen({ host: env.host, port });
  const address = `http://${isIPv6(env.host) ? `[${env.host}]` : env.host}:${port}`;
  process.stdout.write(greeting(env.publicUrl ?? address, { isDemo: env.seed === 'demo', isNew }));
}

// Beside the bundle once it is built, and in `dist` when the host runs from source.
const webRoot = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../dist/web' : '../web', import.meta.url),
);

function greeting(address: string, { isDemo, isNew }: { isDemo: boolean; isNew: boolean }): string {
  const accounts = demoAccounts.map(({ role, email }) => `  ${role.padEnd(16)} ${email}`);
  const lines = [
    `Yamama & Fustat: ${address}`,
    ...(isDemo ? [`Demo accounts, password ${DEMO_PASSWORD}:`, ...accounts] : []),
    ...(!isDemo && isNew ? ['There is no account yet: run `npm run create-admin`.'] : []),
  ];
  return `\n${lines.join('\n')}\n\n`;
}

// Last: everything above is ready by then.
try {
  await start(parseEnv(process.env));
} catch (error) {
  // A sentence for what a person can mend; the whole error for what only we can.
  const whole = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${sentenceFor(error) ?? whole}\n`);
  process.exit(1);
}
