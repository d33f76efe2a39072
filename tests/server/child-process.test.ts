/** @module-tag slow */
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { processUsage } from '#server/process-usage.ts';
import { runInChildProcess } from '#server/run-in-child-process.ts';
import type { SampleReading } from '#tests/support/sample-reader.ts';

const { PRIORITY_BELOW_NORMAL } = constants.priority;
/** From source a reader takes a second of the processor before it begins. */
const MILLISECONDS = 4000;

const given = (reading: SampleReading) =>
  runInChildProcess(
    { reading },
    {
      reader: '../support/sample-reader',
      from: import.meta.url,
      megabytes: 128,
      milliseconds: MILLISECONDS,
    },
  );

it('lists and pages come before looking into files: a process that reads one waits for the host', async () => {
  expect(await given({ waits: 0 })).toBe(PRIORITY_BELOW_NORMAL);
  expect(getPriority()).toBeLessThan(PRIORITY_BELOW_NORMAL);
}, 120_000);

/** What is told of this process, and what it had worked just before that was asked and just after. */
async function measured() {
  const worked = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const from = worked();
  return { from, ...(await processUsage(process.pid)), to: worked() };
}
/** It is told in hundredths of a second, of the program and of the system, at both ends. */
const COARSE = 40;

it.runIf(process.platform === 'linux')('what a process works and holds is known', async () => {
  const before = await measured();
  for (const end = performance.now() + 300; performance.now() < end;);
  const after = await measured();
  const worked = after.milliseconds - before.milliseconds;
  expect(worked).toBeGreaterThan(after.from - before.to - COARSE);
  expect(worked).toBeLessThan(after.to - before.from + COARSE);
  expect(after.megabytes).toBeGreaterThan(20);
  expect(await processUsage(undefined)).toEqual({ megabytes: 0, milliseconds: 0 });
});

it.runIf(process.platform === 'linux')(
  'a good file was called broken while the host was busy: waiting for the processor counts for nothing',
  async () => {
    expect(await given({ waits: MILLISECONDS + 500 })).toBe(PRIORITY_BELOW_NORMAL);
  },
  120_000,
);

it('a reader that never comes to an end is ended', async () => {
  expect(await given('works forever')).toBeNull();
}, 120_000);
