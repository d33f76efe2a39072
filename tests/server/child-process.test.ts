import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { runInChildProcess } from '#server/run-in-child-process.ts';

it('lists and pages come before looking into files: a process that reads one waits for the host', async () => {
  const given = await runInChildProcess(
    {},
    { reader: '../support/priority-reader', from: import.meta.url, megabytes: 128, milliseconds: 120_000 },
  );
  expect(given).toBe(constants.priority.PRIORITY_LOW);
  expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_LOW);
}, 120_000);
