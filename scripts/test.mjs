import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies();
const { runAllChecks } = await import('./lib/all-checks.mjs');
process.exit(await runAllChecks());
