import { writeFileSync } from 'node:fs';

/** Writes down what went wrong outside of every test: vitest's JSON report does not know of it. */
// vitest asks for it.
// oxlint-disable-next-line import/no-default-export
export default class UnhandledErrorsReporter {
  onTestRunEnd(_modules, errors) {
    const path = process.env.UNHANDLED_ERRORS_FILE;
    if (!path) return;
    // The file whose tests ran when it happened: the likeliest cause.
    const found = errors.map(({ message, stack, VITEST_TEST_PATH: name }) => ({ message, stack, name }));
    writeFileSync(path, JSON.stringify(found));
  }
}
