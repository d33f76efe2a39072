import { parseArgs } from 'node:util';
import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies();
const { runAllChecks } = await import('./lib/all-checks.mjs');
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
// Where nobody waits for the answer nothing is left out.
process.exit(await runAllChecks({ isWhole: values.all || process.env.CI === 'true' }));
