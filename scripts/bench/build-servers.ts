import { build } from 'esbuild';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hostBundle } from '../lib/host-bundle.mjs';
import { projectRoot } from '../lib/project-root.mjs';

const entryPoints = {
  host: 'server/main.ts',
  'embedded-worker': 'server/db/embedded/worker.ts',
  plain: 'scripts/bench/plain-server.ts',
  fastest: 'scripts/bench/fastest-server.ts',
};

/**
 * Bundles the servers as `scripts/build.mjs` bundles the host: run from source through tsx, whoever has more
 * small functions would look slower than he is. The sources of this moment, and no site.
 * @returns the address of a bundle by its name
 */
export async function buildServers(): Promise<(name: keyof typeof entryPoints) => string> {
  // Inside the project, so that the bundles find its packages.
  const outdir = join(projectRoot, 'dist/bench');
  await rm(outdir, { recursive: true, force: true });
  await build({ ...hostBundle, entryPoints, outdir });
  await cp(join(projectRoot, 'server/db/migrations'), join(outdir, 'migrations'), { recursive: true });
  return (name) => join(outdir, `${name}.js`);
}
