import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies();

const { closeSteps, heading, runStep } = await import('./lib/steps.mjs');
const { testEnvironment } = await import('./lib/test-environment.mjs');
const { runVitest } = await import('./lib/test-runners.mjs');

const title = 'Broken lines 20 times each, two who decide at once 100 times';
const step = await runStep({
  title,
  run: () => {
    heading(title);
    return runVitest({
      args: ['--project=server'],
      files: ['tests/server/matters/cut-points.test.ts', 'tests/server/matters/moves.test.ts'],
      env: testEnvironment({ SUBMIT_ROUNDS: '20', RACE_ROUNDS: '100' }),
    });
  },
});
process.exit(closeSteps([step]));
