import { build as buildServer } from 'esbuild';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildClient } from 'vite';
import { buildEnvironment } from './lib/build-environment.mjs';
import { buildStampPath, isBuildFresh } from './lib/ensure-build.mjs';
import { hostBundle } from './lib/host-bundle.mjs';
import { precompress } from './lib/precompress.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { drawSocialImages } from './lib/social-images.mjs';
import { giveUp, say, seconds } from './lib/say.mjs';
import { sourceHash } from './lib/source-hash.mjs';

const serverEntries = {
  main: 'server/main.ts',
  'embedded-worker': 'server/db/embedded/worker.ts',
  'workbook-reader': 'server/transfer/workbook-reader.ts',
  'document-inspector': 'server/files/inspect/document-inspector.ts',
  'create-admin': 'server/create-admin.ts',
  backup: 'server/backup.ts',
  restore: 'server/restore.ts',
  'breach-report': 'server/breach-report.ts',
  retention: 'server/retention.ts',
  erase: 'server/erase.ts',
  'reset-second-factor': 'server/reset-second-factor.ts',
};

if (process.argv.includes('--if-stale') && isBuildFresh()) process.exit(0);

Object.assign(process.env, buildEnvironment());
// Before the build: an edit made while it runs leaves the result stale instead of unnoticed.
const hash = sourceHash();
rmSync(buildStampPath, { force: true });
await step('site', () => buildClient({ root: projectRoot, logLevel: 'warn' }));
await step('pages for the host', () =>
  buildClient({
    root: projectRoot,
    logLevel: 'warn',
    configFile: join(projectRoot, 'vite.rendering.config.ts'),
  }),
);
await step('pictures for shared links', () => drawSocialImages(join(projectRoot, 'dist/web')));
await step('compressed copies', () => precompress(join(projectRoot, 'dist/web')));
await step('host', buildHost);
writeFileSync(buildStampPath, hash);

async function step(name, run) {
  const startedAt = performance.now();
  await run().catch((error) => giveUp(`The ${name} could not be built. ${error.message}`));
  say(`  ${name} ${seconds(startedAt)}`);
}

async function buildHost() {
  const outdir = join(projectRoot, 'dist/server');
  rmSync(outdir, { recursive: true, force: true });
  await buildServer({
    ...hostBundle,
    entryPoints: Object.fromEntries(
      Object.entries(serverEntries).filter(([, file]) => existsSync(join(projectRoot, file))),
    ),
    outdir,
    sourcemap: true,
    sourcesContent: false,
  });
  const migrations = join(projectRoot, 'server/db/migrations');
  if (existsSync(migrations)) cpSync(migrations, join(outdir, 'migrations'), { recursive: true });
}
