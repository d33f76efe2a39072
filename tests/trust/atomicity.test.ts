import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXTEND_HELD_CHANGE } from '#contract/held-changes.ts';
import type { ApiOperation } from '#tests/support/api-operations.ts';
import { tablesOf } from '#tests/support/contents.ts';
import { everyWriteOn, writesOf } from '#tests/support/every-write.ts';
import { type FaultyPool, countsGuess, faultyPool, isWrite, stepsOf } from '#tests/support/faulty-pool.ts';
import { figure } from '#tests/support/figure.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
let pool: FaultyPool;
beforeAll(async () => {
  host = await startTestHost({
    env: { REGISTRATIONS_PER_ADDRESS_HOUR: '1000000', MOVE_HOLD_SECONDS: '60' },
  });
  pool = faultyPool(host.database.pool);
});
afterAll(() => host?.close());

/** What is used up by trying is made anew for every try. */
const isUsedUp = ({ path }: ApiOperation): boolean =>
  path.startsWith('/api/Auth/') || path.endsWith('/Add') || path.includes('/SendInvitation');

/** Of the outbox only which rows there are is compared. */
const movesOnlyATime = ({ path }: ApiOperation): boolean => path.includes(`/${EXTEND_HELD_CHANGE}/`);

/** Moves that wait: the host would make them by itself in the middle of another call. */
const forgetHeldMoves = () => host.database.pool.query("delete from outbox where kind = 'heldMove'");

const changedTables = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);

it('D-07 a failure after any statement that writes, of any write, leaves all of it or nothing', async () => {
  const writes = await writesOf(host);
  const { ready } = everyWriteOn(host);
  const wrong: string[] = [];
  let faults = 0;
  for (const operation of writes) {
    const name = `${operation.method} ${operation.path}`;
    await forgetHeldMoves();
    let write = await ready(operation);
    let before = await tablesOf(host);
    for (let at = 1; ; at += 1) {
      if (at > 1 && isUsedUp(operation)) {
        write = await ready(operation);
        before = await tablesOf(host);
      }
      let status = 0;
      const { sent, lost } = await pool.losing(at, async () => {
        status = (await host.app.inject(write)).statusCode;
      });
      const after = await tablesOf(host);
      const changed = changedTables(before, after);
      before = after;
      const steps = stepsOf(sent);
      if (steps > 1)
        wrong.push(
          `${name} writes in ${steps} steps: ${sent.map(({ text }) => text.slice(0, 60)).join(' | ')}`,
        );
      if (lost === null) {
        wrong.push(`${name}: ${status} without a failure, so that its last statement was never tried`);
        break;
      }
      faults += 1;
      if (lost.text === 'commit' || (lost.transaction === null && isWrite(lost) && !countsGuess(lost))) {
        if (changed.length === 0 && !movesOnlyATime(operation)) wrong.push(`${name} wrote nothing`);
        break;
      }
      const left =
        countsGuess(lost) || sent.some(countsGuess)
          ? changed.filter((table) => table !== 'password_codes')
          : changed;
      if (left.length > 0)
        wrong.push(`${name}: ${status}, ${left.join(', ')} after ${at}: ${lost.text.slice(0, 150)}`);
    }
  }
  figure(`${writes.length} writes, ${faults} failures: ${wrong.length} partial states`);
  expect(wrong).toEqual([]);
  expect(faults).toBeGreaterThan(500);
});
