import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies();

const { closeSteps, heading, runStep } = await import('./lib/steps.mjs');
const { testEnvironment } = await import('./lib/test-environment.mjs');
const { runVitest } = await import('./lib/test-runners.mjs');

const title = 'Every hostile and every clean file, each in a process of its own';
const step = await runStep({
  title,
  run: () => {
    heading(title);
    return runVitest({
      args: ['--project=server'],
      files: ['tests/server/files/sets.test.ts'],
      env: testEnvironment({ FILE_SETS: 'whole' }),
    });
  },
});
process.exit(closeSteps([step]));
