import { runTestFiles } from '../lib/run-test-files.mjs';

process.exit(
  await runTestFiles({
    title: 'Broken lines 20 times each, two who decide at once 100 times',
    files: ['tests/server/matters/cut-points.test.ts', 'tests/server/matters/moves.test.ts'],
    env: { SUBMIT_ROUNDS: '20', RACE_ROUNDS: '100' },
  }),
);
