import { expect, it } from 'vitest';
import { type TestRun, runVitest } from '../../../scripts/lib/test-runners.mjs';
import { judge } from '../../../scripts/trust/judge.mjs';
import { brokenBy } from '../../../scripts/trust/trust-tests.mjs';

const ran = (file: string, title: string, isPassed = true) => ({ file, title, isPassed, figures: [] });
const run = (code: number, parts: Partial<TestRun>): TestRun => ({
  code,
  passed: 0,
  failed: code,
  failures: [],
  unsteady: [],
  ran: [],
  ...parts,
});

it('what failed is run once more alone, without the other files, and counts as the second run says', async () => {
  const asked: (string[] | undefined)[] = [];
  const runs = [
    run(1, {
      ran: [ran('steady.ts', 'Z-01 holds'), ran('busy.ts', 'Z-02 is in time', false)],
      failures: [{ file: 'busy.ts', title: 'Z-02 is in time' }],
    }),
    run(0, { ran: [ran('busy.ts', 'Z-02 is in time')] }),
  ];
  const options = { args: ['-t', 'Z-'], files: ['steady.ts', 'busy.ts'], env: { CI: 'true' } };
  const result = await runVitest(options, async ({ args }) => {
    asked.push(args);
    return runs[asked.length - 1] ?? run(1, {});
  });
  expect(asked).toEqual([
    ['-t', 'Z-', 'steady.ts', 'busy.ts'],
    ['-t', 'Z-', 'busy.ts'],
  ]);
  expect(result.code).toBe(0);
  expect(result.ran).toEqual([ran('steady.ts', 'Z-01 holds'), ran('busy.ts', 'Z-02 is in time')]);
});

it('a file that cannot be loaded leaves no row ok that other tests prove too', () => {
  const tests = [ran('one.ts', 'Z-01 holds')];
  const broken = brokenBy({
    code: 1,
    ran: tests,
    failures: [{ file: 'two.ts', title: 'could not be loaded' }],
  });
  expect(broken).toBe('two.ts: could not be loaded');
  const row = { id: 'Z-01', what: 'holds', bar: 'always' };
  expect(judge({ row, tests, commands: new Map() }).verdict).toBe('ok');
  const judged = judge({ row, tests, commands: new Map(), ...(broken ? { broken } : {}) });
  expect(judged.verdict).toBe('SHORT');
  expect(judged.failed).toEqual(['two.ts: could not be loaded']);
});

it('a failed test is the fault of its own rows, and a run that ends without one of all', () => {
  const tests = [ran('one.ts', 'Z-01 holds', false)];
  expect(
    brokenBy({ code: 1, ran: tests, failures: [{ file: 'one.ts', title: 'Z-01 holds' }] }),
  ).toBeUndefined();
  expect(brokenBy({ code: 0, ran: [], failures: [] })).toBeUndefined();
  expect(brokenBy({ code: 137, ran: [], failures: [] })).toBe('the run ended with 137');
});
