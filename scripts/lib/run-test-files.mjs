import { closeSteps, heading, runStep } from './steps.mjs';
import { testEnvironment } from './test-environment.mjs';
import { runVitest } from './test-runners.mjs';

/**
 * Runs test files of the host more thoroughly than `npm test` does, and gives the exit code.
 *
 * @param {{ title: string, files: string[], env: Record<string, string> }} options
 */
export async function runTestFiles({ title, files, env }) {
  const step = await runStep({
    title,
    run: () => {
      heading(title);
      return runVitest({
        args: ['--project=server', '--project=server-isolated'],
        files,
        env: testEnvironment(env),
      });
    },
  });
  return closeSteps([step]);
}
