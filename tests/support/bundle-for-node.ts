import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { hostBundle } from '../../scripts/lib/host-bundle.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles a script as the product's build bundles the host, with the database worker and the migrations beside it: it
 * starts in a fraction of the time that it takes from source. Inside the project, because packages are found from there.
 */
export async function bundleForNode(script: string): Promise<{ file: string; remove: () => Promise<void> }> {
  const cache = path.join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const outdir = await mkdtemp(path.join(cache, 'bundle-'));
  await build({
    ...hostBundle,
    entryPoints: { script, 'embedded-worker': 'server/db/embedded/worker.ts' },
    outdir,
  });
  await symlink(path.join(root, 'server/db/migrations'), path.join(outdir, 'migrations'));
  return { file: path.join(outdir, 'script.js'), remove: () => rm(outdir, { recursive: true, force: true }) };
}
