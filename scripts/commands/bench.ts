// Measures lists, records, searches and creations over 100,000 users, requests and questions: the host, what most
// people write, and the fastest that one can write in Node (`scripts/bench/fastest-server.ts`), on the same tables of
// one PostgreSQL in turn. Figures of one run belong together: only their ratios mean anything elsewhere.
// `--million` does the same over a million and says how the host grows; `--embedded` holds the embedded database
// against PostgreSQL; `--quick` gives a first look, `--only faqs,users:search` some of it. BENCH_DATABASE_URL names a
// PostgreSQL whose user may create databases. A whole run takes about eight minutes, with `--million` about fifty.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createAims } from '../bench/aims.ts';
import { buildServers } from '../bench/build-servers.ts';
import { createDataDir, createPostgres, fillDatabase, keepTotals } from '../bench/bench-databases.ts';
import { type BenchCall, MILLION, ROWS, type Side, callsOf } from '../bench/calls.ts';
import { compareAnswers } from '../bench/compare-answers.ts';
import { listNames } from '../bench/hand-lists.ts';
import { keyBeforeNext } from '../bench/key-before-next.ts';
import { measureServer } from '../bench/measure.ts';
import { memoryFrom } from '../bench/memory-of.ts';
import { type Measured, type Round, besideTable, embeddedTable, growthTable } from '../bench/report.ts';
import { type Target, startByHand, startHost } from '../bench/servers.ts';
import { settled } from '../bench/settled.ts';
import { type Undo, withUndo } from '../bench/undo.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const ROUNDS = options.quick ? 1 : 3;
const CALLERS = 16;
const WARM_UP_SECONDS = 3;
const LEAD_IN_SECONDS = 1;
/** Servers over the same rows, and what is asked of them. */
interface Setting {
  readonly sides: readonly (readonly [Side, Target])[];
  readonly calls: readonly BenchCall[];
  /** Resolves when the database works on nothing any more. */
  readonly settle: () => Promise<void>;
}
type FileOf = Awaited<ReturnType<typeof buildServers>>;

const aims = createAims();
await withUndo(bench);
aims.end();

async function bench(undo: Undo): Promise<void> {
  const fileOf = await buildServers();
  if (options.embedded) return benchEmbedded(undo, fileOf);
  const sizes = options.million ? [ROWS, MILLION] : [ROWS];
  const settings: Awaited<ReturnType<typeof threeServers>>[] = [];
  for (const rows of sizes) settings.push(await threeServers(undo, fileOf, rows));
  const [few = [], many] = await measureInTurn(settings, [CALLERS]);
  console.log(`\n${besideTable(few, aims)}`);
  if (many) console.log(`\nOver a million:\n${besideTable(many, aims)}\n\n${growthTable(few, many, aims)}`);
  for (const { tellMemory } of settings) if (tellMemory) console.log(`\n${tellMemory()}`);
}

async function benchEmbedded(undo: Undo, fileOf: FileOf): Promise<void> {
  const { sides, calls, settle } = await threeServers(undo, fileOf, ROWS);
  const { folder, drop } = await createDataDir();
  undo.push(drop);
  const seconds = await fillDatabase({ dataDir: folder }, { withQuestions: true });
  console.log(`${ROWS} rows of each list seeded in ${seconds.toFixed(0)} s on the embedded database`);
  const embedded = await startHost(fileOf('host'), {
    DATA_DIR: folder,
    SECRET_KEY: randomUUID() + randomUUID(),
  });
  undo.push(embedded.stop);
  const both = [...sides.filter(([side]) => side === 'host'), ['embedded', embedded] as const];
  const [measured = []] = await measureInTurn([{ sides: both, calls, settle }], [1, CALLERS]);
  console.log(`\n${embeddedTable(measured, aims)}`);
}

async function threeServers(
  undo: Undo,
  fileOf: FileOf,
  rows: number,
): Promise<Setting & { readonly tellMemory: (() => string) | null }> {
  const { url, drop } = await createPostgres();
  undo.push(drop);
  const dataDir = await createDataDir();
  undo.push(dataDir.drop);
  const seconds = await fillDatabase({ databaseUrl: url, dataDir: null }, { rows, withQuestions: true });
  console.log(`${rows} rows of each list seeded in ${seconds.toFixed(0)} s on PostgreSQL`);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  undo.push(() => pool.end());
  await keepTotals(pool);
  const host = await startHost(fileOf('host'), {
    DATA_DIR: dataDir.folder,
    SECRET_KEY: randomUUID() + randomUUID(),
    DATABASE_URL: url,
  });
  undo.push(host.stop);
  const tellMemory = options.embedded ? null : await memoryFrom(undo, host.pid, { rows, aims });
  const plain = await startByHand(fileOf('plain'), url);
  undo.push(plain.stop);
  const fastest = await startByHand(fileOf('fastest'), url);
  undo.push(fastest.stop);
  const calls = await Promise.all(
    listNames.map(async (list) => callsOf(list, { rows, key: await keyBeforeNext(host, list, rows) })),
  );
  const chosen = calls.flat().filter(isWanted);
  if (chosen.length === 0) throw new Error(`--only takes some of: ${listNames.join(', ')}, users:search`);
  const sides = [
    ['host', host],
    ['plain', plain],
    ['fastest', fastest],
  ] as const;
  await compareAnswers(chosen, sides);
  return { sides, calls: chosen, settle: () => settled(pool), tellMemory };
}

function isWanted({ list, name }: BenchCall): boolean {
  const wanted = options.only?.split(',');
  return wanted === undefined || wanted.some((word) => word === list || word === `${list}:${name}`);
}

/** One call, asked of all servers of a setting. */
interface Asked extends Omit<Setting, 'calls'> {
  readonly call: BenchCall;
  readonly callers: number;
}

/**
 * The same call over each size in turn.
 * @returns what was measured, by setting; the calls that write come last, as they leave the tables as no other call of
 * the run should find them
 */
async function measureInTurn(settings: readonly Setting[], loads: readonly number[]): Promise<Measured[][]> {
  const measured = settings.map((): Measured[] => []);
  for (const at of settings[0]?.calls.keys() ?? []) {
    for (const callers of loads) {
      const asked = settings.map(({ calls, ...setting }): Asked => {
        const call = calls[at];
        if (!call) throw new Error('Every size is asked for the same calls.');
        return { ...setting, call, callers };
      });
      const rounds = await roundsInTurn(asked);
      for (const [size, { call }] of asked.entries())
        measured[size]?.push({ call, callers, rounds: rounds[size] ?? [] });
      console.error(`measured: ${asked[0]?.call.list} ${asked[0]?.call.name}, ${callers} at once`);
    }
  }
  return measured;
}

/** Some rounds of each, side by side: what a busy moment of the machine does falls on all. @returns them, by setting */
async function roundsInTurn(asked: readonly Asked[]): Promise<Round[][]> {
  const rounds = asked.map((): Round[] => []);
  for (let n = 0; n <= ROUNDS; n += 1) {
    const inOrder = [...asked.entries()];
    // Whoever comes second has a warmer machine.
    for (const [size, one] of n % 2 === 0 ? inOrder : inOrder.toReversed()) {
      const round = await roundOf(one, { isWarmUp: n === 0 });
      if (n > 0) rounds[size]?.push(round);
    }
  }
  return rounds;
}

/**
 * A short round of all sides in turn. The first only warms up, and is longer: until its code is compiled a server spends
 * a third of its time on that, once in a life of weeks. The others begin with a second that is not counted: a server that
 * waits for its turn lets go of much, and over few rows it waits longest, while the plain one counts the many. Whose
 * callers are gone may leave statements of seconds behind: the next side does not run beside them.
 */
async function roundOf(
  { sides, settle, call, callers }: Asked,
  { isWarmUp }: { readonly isWarmUp: boolean },
): Promise<Round> {
  const round = new Map<Side, Awaited<ReturnType<typeof measureServer>>>();
  for (const [side, target] of sides) {
    const measure = async (seconds: number) => {
      const figures = await measureServer(target, { call, side }, { callers, seconds });
      await settle();
      return figures;
    };
    if (!isWarmUp) await measure(LEAD_IN_SECONDS);
    round.set(side, await measure(isWarmUp ? WARM_UP_SECONDS : call.seconds(side)));
  }
  return round;
}
