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

it.runIf(process.platform === 'linux')('what a process works and holds is known', async () => {
  const began = process.cpuUsage();
  const before = await processUsage(process.pid);
  for (const end = performance.now() + 300; performance.now() < end;);
  const after = await processUsage(process.pid);
  const { user, system } = process.cpuUsage(began);
  expect(Math.abs(after.milliseconds - before.milliseconds - (user + system) / 1000)).toBeLessThan(100);
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
