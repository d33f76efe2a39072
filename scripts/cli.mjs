// Every command that is not start, build or test: `node scripts/cli.mjs <verb> [...]`, or `npm run <verb>`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { requireNode } from './lib/require-node.mjs';
import { giveUp } from './lib/say.mjs';
import { projectRoot } from './lib/project-root.mjs';

requireNode();

/**
 * What a verb runs. `isBuilt`: it measures or tests what is served, so that is built first where it is stale.
 * `isOperation`: it is run beside a host, whose packages nobody changes under it.
 */
const verbs = {
  new: { file: 'scripts/new/new.ts' },
  openapi: { file: 'scripts/commands/openapi.ts' },
  'db:generate': { file: 'scripts/commands/db-generate.ts' },
  'db:migrate': { file: 'scripts/commands/db-migrate.ts', isOperation: true },
  'db:seed': { file: 'scripts/commands/db-seed.ts', isOperation: true },
  backup: { file: 'server/backup.ts', isOperation: true },
  restore: { file: 'server/restore.ts', isOperation: true },
  'breach-report': { file: 'server/breach-report.ts', isOperation: true },
  retention: { file: 'server/retention.ts', isOperation: true },
  erase: { file: 'server/erase.ts', isOperation: true },
  'reset-second-factor': { file: 'server/reset-second-factor.ts', isOperation: true },
  'create-admin': { file: 'server/create-admin.ts', isOperation: true },
  // As a firm runs it: with the pages that it draws when it starts.
  bench: { file: 'scripts/commands/bench.ts', isBuilt: true },
  'bench:pages': { file: 'scripts/commands/bench-pages.ts', isBuilt: true },
  'bench:ui': { file: 'scripts/commands/bench-ui.ts', isBuilt: true },
  'bench:web': { file: 'scripts/commands/bench-web.ts', isBuilt: true },
  'bench:rights': { file: 'scripts/commands/bench-rights.ts', isBuilt: true },
  'bench:conflict-checks': { file: 'scripts/commands/bench-conflict-checks.ts' },
  'bench:live': { file: 'scripts/commands/bench-live.ts', isBuilt: true },
  'test:add-resource': { file: 'scripts/commands/test-add-resource.ts' },
  'test:add-kind': { file: 'scripts/commands/test-add-kind.ts' },
  'test:add-matter': { file: 'scripts/commands/test-add-matter.ts' },
  'test:cluster': { file: 'scripts/commands/test-cluster.mjs', isBuilt: true },
  'test:files': { file: 'scripts/commands/test-files.mjs' },
  'test:hub': { file: 'scripts/commands/test-hub.ts' },
  'test:hub-redis': { file: 'scripts/commands/test-hub-redis.ts' },
  'test:mutants': { file: 'scripts/commands/test-mutants.ts' },
  'test:postgres': { file: 'scripts/commands/test-postgres.mjs' },
  'test:screens': { file: 'scripts/commands/test-screens.mjs', isBuilt: true },
  'test:submit': { file: 'scripts/commands/test-submit.mjs' },
  'test:trust': { file: 'scripts/commands/test-trust.mjs' },
};

const [name = '', ...args] = process.argv.slice(2);
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
if (!verb) giveUp(`One of these is wanted: ${Object.keys(verbs).join(', ')}.`);

if (verb.isOperation) {
  if (!existsSync(new URL('../node_modules/tsx', import.meta.url)))
    giveUp('The packages are not installed: npm start does that.');
} else {
  const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
  await ensureDependencies();
}
if (verb.isBuilt) {
  const { ensureBuild } = await import('./lib/ensure-build.mjs');
  if (!(await ensureBuild())) giveUp('The build failed; the reason stands above.');
}

// What runs from source reads `.env`, as the host does.
const imports = verb.file.endsWith('.ts')
  ? ['--import', './scripts/lib/load-env.mjs', '--import', 'tsx']
  : [];
const child = spawn(process.execPath, [...imports, verb.file, ...args], {
  cwd: projectRoot,
  stdio: 'inherit',
});
// A terminal has told both of Ctrl+C: told again, the child would not come to clean up after itself.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 1));
