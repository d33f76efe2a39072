// Measures the calls of one resource over 100,000 records, beside a server written by hand for the same calls
// and beside the bare driver. Figures of one run belong together: only their shares mean anything elsewhere.
// The list of requests is held against the list of users.
// `--quick` gives a first look, `--only list,requests` some of it; BENCH_DATABASE_URL names a PostgreSQL
// whose user may create databases. A whole run takes about five minutes.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildServers } from '../bench/build-servers.ts';
import { createDataDir, createPostgres, fillDatabase, sizeOf } from '../bench/bench-databases.ts';
import { type BenchCall, USERS, calls } from '../bench/calls.ts';
import { compareAnswers } from '../bench/compare-answers.ts';
import { measureDriver, measureServer } from '../bench/measure.ts';
import { type Measured, type Round, tableOf } from '../bench/report.ts';
import { requestsBesideUsers } from '../bench/requests-beside-users.ts';
import { type Target, startHandWritten, startHost } from '../bench/servers.ts';
import { type Undo, withUndo } from '../bench/undo.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const rounds = options.quick ? 1 : 5;
/** The list of requests, held against the list of users. */
const REQUESTS = 'requests';

interface Targets {
  host: Target;
  handWritten: Target;
  embedded: Target;
  pool: pg.Pool;
}

await withUndo(bench);

async function bench(undo: Undo): Promise<void> {
  const known = [...calls.map(({ name }) => name), REQUESTS];
  const names = options.only?.split(',') ?? known;
  if (!names.every((name) => known.includes(name)))
    throw new Error(`--only takes some of: ${known.join(', ')}`);
  const targets = await prepare(undo);
  await compareAnswers(targets);
  if (names.includes(REQUESTS)) console.log(`\n${await requestsBesideUsers(targets.host, rounds)}`);
  const measured: Measured[] = [];
  // The calls that write come last: they leave the tables as no other call of the run should find them.
  for (const call of calls.filter(({ name }) => names.includes(name))) {
    for (const callers of [1, 16]) {
      measured.push(await measure(targets, call, callers));
      console.error(`measured: ${call.name}, ${callers} at once`);
    }
  }
  if (measured.length > 0) console.log(`\n${tableOf(measured)}`);
}

async function prepare(undo: Undo): Promise<Targets> {
  const postgres = await createPostgres();
  undo.push(postgres.drop);
  const dataDir = await createDataDir();
  undo.push(dataDir.drop);
  const [inPostgres, inFolder] = [
    await fillDatabase({ databaseUrl: postgres.url, dataDir: null }),
    await fillDatabase({ dataDir: dataDir.folder }),
  ];
  console.log(
    `${USERS} users and as many requests seeded in ${inPostgres.toFixed(1)} s on PostgreSQL, in ` +
      `${inFolder.toFixed(1)} s on the embedded database (${await sizeOf(dataDir.folder)} MB); aim: 120 s`,
  );

  const fileOf = await buildServers();
  const shared = { DATA_DIR: dataDir.folder, SECRET_KEY: randomUUID() + randomUUID() };
  const host = await startHost(fileOf('host'), { ...shared, DATABASE_URL: postgres.url });
  undo.push(host.stop);
  const embedded = await startHost(fileOf('host'), shared);
  undo.push(embedded.stop);
  const handWritten = await startHandWritten(fileOf('hand-written'), postgres.url);
  undo.push(handWritten.stop);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
  undo.push(() => pool.end());
  return { host, handWritten, embedded, pool };
}

/**
 * Short rounds of all four in turn, so that a busy moment of the machine falls on all of them; the first only
 * warms up.
 */
async function measure(targets: Targets, call: BenchCall, callers: number): Promise<Measured> {
  const { host, handWritten, embedded, pool } = targets;
  const load = { callers, seconds: 1 };
  const round = async (): Promise<Round> => ({
    host: await measureServer(host, call, load),
    handWritten: await measureServer(handWritten, call, load),
    driver: await measureDriver(pool, call, load),
    embedded: await measureServer(embedded, call, load),
  });
  await round();
  const seen = [];
  for (let n = 0; n < rounds; n += 1) seen.push(await round());
  return { call, callers, rounds: seen };
}
