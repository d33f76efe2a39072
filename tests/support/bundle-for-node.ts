import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles a script as the product's build bundles the host, with the database worker beside it. Inside the
 * project, because packages stay outside the bundle and must be found from there.
 */
export async function bundleForNode(script: string): Promise<{ file: string; remove: () => Promise<void> }> {
  const cache = path.join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const outdir = await mkdtemp(path.join(cache, 'bundle-'));
  await build({
    absWorkingDir: root,
    entryPoints: { script, 'embedded-worker': 'server/db/embedded/worker.ts' },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: true,
    external: ['@electric-sql/pglite', '@electric-sql/pglite/*', 'pg', 'drizzle-orm', 'drizzle-orm/*', 'tsx'],
    logLevel: 'warning',
  });
  return { file: path.join(outdir, 'script.js'), remove: () => rm(outdir, { recursive: true, force: true }) };
}
