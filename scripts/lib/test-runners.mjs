import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { runNode } from './run-command.mjs';
import { say } from './say.mjs';

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
  if (first.code === 0 || env.CI !== 'true' || failed.length === 0 || failed.length > 3) return first;
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
      failures: playwrightTests(found, 'unexpected'),
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

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function countVitest(report) {
  // A file that could not be loaded failed, but holds no test that says so.
  const brokenFiles = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
  };
}

function countPlaywright(report) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** What failed, and the first lines of why. A file that holds no failed test could not be loaded. */
function vitestFailures(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(projectRoot, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file, title: 'could not be loaded', why: message }];
      return failed.map((test) => ({ file, title: test.fullName, why: test.failureMessages.join('\n') }));
    });
}

/** A promise rejected unseen, a worker that ended: it belongs to no test, and ends the run as a failure all the same. */
const outsideOfTests = (errors = []) =>
  errors.map(({ message, stack, name }) => ({
    file: name && relative(projectRoot, name),
    title: 'outside of every test',
    why: stack ?? message,
  }));

/** Every test that ran, with the figures that it measured (`tests/support/figure.ts`). */
function vitestRan(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.filter(hasRun).map(({ fullName, status, meta }) => ({
      file: relative(projectRoot, name),
      title: fullName,
      isPassed: status === 'passed',
      figures: meta?.figures ?? [],
    })),
  );
}

const hasRun = ({ status }) => status === 'passed' || status === 'failed';

/** What did not run: those that were not asked for, too. Its report tells no reason. */
function vitestSkipped(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => !hasRun(test))
      .map(({ fullName, status }) => ({
        file: relative(projectRoot, name),
        title: fullName,
        reason: status,
      })),
  );
}

function playwrightRan(report) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results, projectName }) => ({
        file: `${folderOf(report)}/${file}`,
        title: `[${projectName}] ${title}`,
        isPassed: status !== 'unexpected',
        figures: (results.at(-1)?.annotations ?? [])
          .filter(({ type }) => type === 'figure')
          .map(({ description }) => description),
      })),
  );
}

function playwrightSkipped(report) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations = [] }) => ({
        file: `${folderOf(report)}/${file}`,
        title: `[${projectName}] ${title}`,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'skipped',
      })),
  );
}

const folderOf = (report) => relative(projectRoot, report?.config?.rootDir ?? projectRoot);

const specsOf = (report) => {
  const inside = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  return (report?.suites ?? []).flatMap(inside);
};

function playwrightTests(report, status) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map((test) => ({
        file: `${folderOf(report)}/${file}`,
        title: `[${test.projectName}] ${title}`,
        why: test.results.find(({ error }) => error)?.error?.message ?? '',
      })),
  );
}
