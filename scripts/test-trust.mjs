// Measures what this product is trusted with: npm run test:trust, or of some rows: npm run test:trust -- S- A-03
import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies();
const { runTrust } = await import('./trust/run-trust.mjs');
process.exit(await runTrust(process.argv.slice(2)));
