import { parseArgs } from 'node:util';
import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies();
const { runAllChecks } = await import('./lib/all-checks.mjs');
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, stories: { type: 'string' } },
});
// Where nobody waits for the answer nothing is left out.
const isWhole = values.all || process.env.CI === 'true';
if (values.stories !== undefined && (!isWhole || !['ar', 'en'].includes(values.stories)))
  throw new Error('--stories=ar or --stories=en, beside --all: in which language all stories are told');
process.exit(await runAllChecks({ isWhole, language: values.stories }));
