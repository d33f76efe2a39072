import { expect, it } from 'vitest';
import { apiOperations } from '#tests/support/api-operations.ts';
import { everyWriteOn, isRead } from '#tests/support/every-write.ts';
import { faultyPool, stepsOf } from '#tests/support/faulty-pool.ts';
import { shareHost } from '#tests/support/share-host.ts';

// What is held is taken back before it is made.
const host = await shareHost({ env: { MOVE_HOLD_SECONDS: '60' } });

it('every write of the API can be made to succeed, and writes in one step; what is only asked by POST writes nothing', async () => {
  const operations = (await apiOperations(host)).filter(({ method }) => method !== 'GET');
  const pool = faultyPool(host.database.pool);
  const { ready } = everyWriteOn(host);
  const wrong: string[] = [];
  for (const operation of operations) {
    const name = `${operation.method} ${operation.path}`;
    const write = await ready(operation).catch((error: Error) => error);
    if (write instanceof Error) {
      wrong.push(`${name}: ${write.message}`);
      continue;
    }
    const { sent, answer } = await pool.watching(() => host.app.inject(write));
    const steps = stepsOf(sent);
    if (answer.statusCode !== 200) wrong.push(`${name}: ${answer.statusCode} ${answer.body}`);
    else if (steps !== (isRead(operation) ? 0 : 1))
      wrong.push(`${name} in ${steps} steps: ${sent.map(({ text }) => text.slice(0, 90)).join(' | ')}`);
  }
  expect(wrong).toEqual([]);
  expect(operations.length).toBeGreaterThan(250);
});
