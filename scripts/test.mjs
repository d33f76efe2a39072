import { parseArgs } from 'node:util';
import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies();
const { runAllChecks } = await import('./lib/all-checks.mjs');
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, stories: { type: 'string' } },
});
process.exit(
  await runAllChecks({
    // Where nobody waits for the answer nothing is left out.
    isWhole: values.all || process.env.CI === 'true',
    language: values.stories,
  }),
);
