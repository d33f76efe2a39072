// package.json starts this with `exec`: npm runs scripts in a shell, and a SIGTERM sent to npm stops at a shell that
// stays in between, leaving the host running alone. The part after `||` is for Windows, whose shell has no exec.
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/require-node.mjs';
import { giveUp } from './lib/say.mjs';

requireNode();
// Only now: the rest uses what an older Node.js does not have, and would fail there without that sentence.
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { ensureBuild } = await import('./lib/ensure-build.mjs');

await ensureDependencies();
if (!(await ensureBuild())) giveUp('The build failed; the reason stands above.');
await import('./lib/load-env.mjs');

process.env.NODE_ENV ??= 'production';
// Where Node.js has it: from the second start on, the program is compiled already.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
process.setSourceMapsEnabled(true);
// In this process and not in a child, so that SIGTERM reaches the host itself.
await import('../dist/server/main.js');
