import { runTestFiles } from '../lib/run-test-files.mjs';

process.exit(
  await runTestFiles({
    title: 'Every hostile and every clean file, each in a process of its own',
    files: ['tests/server/files/sets.test.ts'],
    env: { FILE_SETS: 'whole' },
  }),
);
