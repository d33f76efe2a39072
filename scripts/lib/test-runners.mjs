import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './run-command.mjs';
import { say } from './say.mjs';
import {
  countPlaywright,
  countVitest,
  outsideOfTests,
  playwrightRan,
  playwrightSkipped,
  playwrightTests,
  readReport,
  vitestFailures,
  vitestRan,
  vitestSkipped,
} from './test-reports.mjs';

/**
 * Runs vitest, shows its output and counts its tests. With `CI=true`, files that failed are run once more, alone:
 * what passes then is named as unsteady in the summary, what fails again is a failure.
 *
 * @param {{ args?: string[], files?: string[], env: Record<string, string | undefined> }} options
 *   `files`: none for all. `args` are for both runs, and name no file.
 */
export async function runVitest({ args = [], files = [], env }, runOnce = vitestOnce) {
  const first = await runOnce({ args: [...args, ...files], env });
  const failed = [...new Set(first.failures.flatMap(({ file }) => file ?? []))];
  // What belongs to no file, such as a promise rejected unseen, no second run of files would tell of.
  const isOfFiles = first.failures.every(({ file }) => file);
  if (first.code === 0 || env.CI !== 'true' || !isOfFiles || failed.length === 0 || failed.length > 3)
    return first;
  say(`\nOnce more, alone: ${failed.join(', ')}`);
  const second = await runOnce({ args: [...args, ...failed], env });
  const withSecond = (key) => [...first[key].filter(({ file }) => !failed.includes(file)), ...second[key]];
  const [ran, skipped] = [withSecond('ran'), withSecond('skipped')];
  if (second.code !== 0) return { ...first, failures: second.failures, ran, skipped };
  return {
    ...first,
    code: 0,
    passed: first.passed + first.failed,
    failed: 0,
    failures: [],
    unsteady: first.failures,
    ran,
    skipped,
  };
}

function vitestOnce({ args, env }) {
  return withReport(async (report) => {
    const unhandled = `${report}.unhandled`;
    const { code } = await runNode(
      [
        // What tests make lives for a moment: with room for it, less is collected.
        '--max-semi-space-size=64',
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--reporter=./scripts/lib/unhandled-errors-reporter.mjs',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { env: { ...env, UNHANDLED_ERRORS_FILE: unhandled } },
    );
    const found = readReport(report);
    const failures = [...vitestFailures(found), ...outsideOfTests(readReport(unhandled))];
    return {
      code,
      counts: countVitest(found),
      failures,
      ran: vitestRan(found),
      skipped: vitestSkipped(found),
    };
  });
}

/** Runs the browser tests, shows their output and counts them. */
export function runPlaywright({ args = [], env }) {
  return withReport(async (report) => {
    const { code } = await runNode(
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
      {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
    const found = readReport(report);
    return {
      code,
      counts: countPlaywright(found),
      failures: [...playwrightTests(found, 'unexpected'), ...outsideOfTests(found?.errors)],
      unsteady: playwrightTests(found, 'flaky'),
      ran: playwrightRan(found),
      skipped: playwrightSkipped(found),
    };
  });
}

async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  try {
    const { code, counts, failures, unsteady = [], ran, skipped } = await run(join(folder, 'report.json'));
    // A runner that fails without a failed test (it crashed, or a promise was rejected unseen) must not read "0 failed".
    const failed = code === 0 ? counts.failed : Math.max(1, counts.failed);
    return { code, passed: counts.passed, failed, failures, unsteady, ran, skipped };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
