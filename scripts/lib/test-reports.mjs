import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** The report that a runner has written; nothing where it ended before that. */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** How many tests passed and failed. */
export function countVitest(report) {
  // A file that could not be loaded failed, but holds no test that says so.
  const brokenFiles = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
  };
}

/** The same of the stories in the browser: what passed when it was run again has passed. */
export function countPlaywright(report) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** What failed, and the first lines of why. A file that holds no failed test could not be loaded. */
export function vitestFailures(report) {
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
export const outsideOfTests = (errors = []) =>
  errors.map(({ message, stack, name }) => ({
    file: name && relative(projectRoot, name),
    title: 'outside of every test',
    why: stack ?? message,
  }));

/** Every test that ran, with the figures that it measured (`tests/support/figure.ts`). */
export function vitestRan(report) {
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
export function vitestSkipped(report) {
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

/** Every story that ran, with the figures that it measured. */
export function playwrightRan(report) {
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

/** Every story that did not run, and why. */
export function playwrightSkipped(report) {
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

/** The stories of a status, such as `unexpected` or `flaky`, and what went wrong in them. */
export function playwrightTests(report, status) {
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
