// Measures the list of users in Chromium over 100,000 of them on PostgreSQL: the first row from a cold cache, the
// next page, a search, and the form; as fast as this machine is, and as a phone on a middling network. Medians of
// three walks each. BENCH_DATABASE_URL names a PostgreSQL whose user may create databases.
import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { accountCalls } from '#contract/account-calls.ts';
import { successSchema } from '#contract/envelope.ts';
import { type Session, signedInSchema } from '#contract/session.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { buildServers } from '../bench/build-servers.ts';
import { createDataDir, createPostgres, fillDatabase } from '../bench/bench-databases.ts';
import { startHost } from '../bench/servers.ts';
import { inColumns, median } from '../bench/table.ts';
import { type Undo, withUndo } from '../bench/undo.ts';
import type { Speed } from '../bench/speed.ts';
import { openCold } from '../bench/ui-session.ts';
import { type Walk, walk } from '../bench/ui-steps.ts';
import { findBrowser } from '../lib/find-browser.mjs';

const WALKS = 3;
const speeds: readonly Speed[] = [
  { name: 'this machine', cpu: 1 },
  { name: 'CPU x4, 1.6 Mbit/s, 150 ms', cpu: 4, network: { megabits: 1.6, latencyMs: 150 } },
];
const aims: Readonly<Record<string, Partial<Walk>>> = {
  'this machine': { firstRow: 450, scripts: 225, nextPage: 150, search: 150, edit: 60 },
  'CPU x4, 1.6 Mbit/s, 150 ms': { firstRow: 1800, scripts: 225 },
};
const columns = ['firstRow', 'nextPage', 'search', 'edit', 'scripts'] as const;

await withUndo(bench);

async function bench(undo: Undo): Promise<void> {
  const postgres = await createPostgres();
  undo.push(postgres.drop);
  await fillDatabase({ databaseUrl: postgres.url, dataDir: null });
  const dataDir = await createDataDir();
  undo.push(dataDir.drop);
  const fileOf = await buildServers();
  const host = await startHost(fileOf('host'), {
    DATA_DIR: dataDir.folder,
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomUUID() + randomUUID(),
  });
  undo.push(host.stop);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  undo.push(() => browser.close());
  const session = await sessionOf(host.url);

  const lines: string[][] = [];
  for (const speed of speeds) {
    const walks: Walk[] = [];
    // The first only warms up the host.
    for (let n = 0; n <= WALKS; n += 1) {
      const cold = await openCold(browser, { baseURL: host.url, session, speed });
      const figures = await walk(cold);
      if (n > 0) walks.push(figures);
      await cold.close();
    }
    lines.push([
      speed.name,
      ...columns.map((column) => {
        const reached = median(walks.map((figures) => figures[column]));
        const aim = aims[speed.name]?.[column];
        const unit = column === 'scripts' ? 'kB' : 'ms';
        return `${reached.toFixed(0)} ${unit}${aim === undefined ? '' : ` (aim ${aim})`}`;
      }),
    ]);
  }
  console.log(
    `\n${inColumns([['', 'first row', 'next page', 'search', 'edit form', 'JavaScript'], ...lines])}`,
  );
}

async function sessionOf(url: string): Promise<Session> {
  const admin = demoAccounts.find(({ role }) => role === 'Admin');
  const response = await fetch(url + accountCalls.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
    body: JSON.stringify({ email: admin?.email, password: DEMO_PASSWORD }),
  });
  const { data } = successSchema(signedInSchema).parse(await response.json());
  const { accessToken, user, refreshTokenExpiration } = data;
  return { accessToken, user, isAuthenticated: true, refreshTokenExpiration };
}
