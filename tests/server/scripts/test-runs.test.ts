import { expect, it } from 'vitest';
import { type TestRun, runVitest } from '../../../scripts/lib/test-runners.mjs';
import { judge } from '../../../scripts/trust/judge.mjs';
import { brokenBy, neverRun } from '../../../scripts/trust/trust-tests.mjs';

const ran = (file: string, title: string, isPassed = true) => ({ file, title, isPassed, figures: [] });
const run = (code: number, parts: Partial<TestRun>): TestRun => ({
  code,
  passed: 0,
  failed: code,
  failures: [],
  unsteady: [],
  ran: [],
  skipped: [],
  ...parts,
});
const nothingElse = { skipped: [], unsteady: [], commands: new Map() };

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

it('a promise rejected unseen was forgotten over a second run of the files that failed beside it', async () => {
  const failures = [
    { file: 'busy.ts', title: 'is in time' },
    { file: undefined, title: 'outside of every test' },
  ];
  let runs = 0;
  const result = await runVitest({ env: { CI: 'true' } }, async () => {
    runs += 1;
    return runs === 1 ? run(1, { failures }) : run(0, {});
  });
  expect([runs, result.code, result.failures]).toEqual([1, 1, failures]);
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
  expect(judge({ row, tests, ...nothingElse }).verdict).toBe('ok');
  const judged = judge({ row, tests, ...nothingElse, ...(broken ? { broken } : {}) });
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

it('a row was ok by its other tests while one of them had not run', () => {
  const row = { id: 'Z-01', what: 'holds', bar: 'always' };
  const tests = [ran('one.ts', 'Z-01 holds')];
  const skipped = [
    { file: 'two.ts', title: 'Z-01 holds on PostgreSQL', reason: 'skipped' },
    { file: 'two.ts', title: 'Z-02 is of another row', reason: 'skipped' },
  ];
  const judged = judge({ row, tests, ...nothingElse, skipped });
  expect(judged).toMatchObject({ verdict: 'SHORT', leftOut: ['Z-01 holds on PostgreSQL (skipped)'] });
  expect(judge({ row, tests, ...nothingElse, skipped, reason: 'in part' }).verdict).toBe('ok');
  const toldOnce = [{ file: 'two.ts', title: '[en] Z-01 holds', reason: 'in Arabic alone' }];
  expect(judge({ row, tests, ...nothingElse, skipped: toldOnce }).verdict).toBe('ok');
  expect(judge({ row, tests: [], ...nothingElse, skipped: toldOnce }).verdict).toBe('SHORT');
});

it('what did not run on one database and ran on another is proved', () => {
  const skipped = [
    { file: 'one.ts', title: 'Z-01 holds on PostgreSQL', reason: 'skipped' },
    { file: 'two.ts', title: 'Z-01 holds on PostgreSQL', reason: 'skipped' },
  ];
  expect(neverRun(skipped, [ran('one.ts', 'Z-01 holds on PostgreSQL')])).toEqual(skipped.slice(1));
});

it('what passed only when it was run again is named beside its row', () => {
  const row = { id: 'Z-01', what: 'holds', bar: 'always' };
  const unsteady = [{ file: 'one.ts', title: 'Z-01 holds' }, { title: 'Z-02 is of another row' }];
  const judged = judge({ row, tests: [ran('one.ts', 'Z-01 holds')], ...nothingElse, unsteady });
  expect(judged).toMatchObject({ verdict: 'ok', unsteady: ['Z-01 holds'] });
});
