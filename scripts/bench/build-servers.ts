import { type Plugin, build } from 'esbuild';
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { NarrowReach } from '#contract/access.ts';
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
  const outdir = await buildInto('all');
  return (name) => join(outdir, `${name}.js`);
}

/**
 * The host as a firm would have it whose support lists and reads its own matters only.
 * @returns the address of its bundle
 */
export async function buildNarrowHost(reach: NarrowReach): Promise<string> {
  return join(await buildInto(`by-${reach}`, [narrowed(reach)]), 'host.js');
}

/** Into a folder of this process: whoever builds at the same time takes nobody's bundles away. */
async function buildInto(name: string, plugins: Plugin[] = []): Promise<string> {
  // Inside the project, so that the bundles find its packages.
  const dist = join(projectRoot, 'dist/servers');
  await mkdir(dist, { recursive: true });
  for (const left of await readdir(dist))
    if (!isRunning(Number(extname(left).slice(1))))
      await rm(join(dist, left), { recursive: true, force: true });
  const outdir = join(dist, `${name}.${process.pid}`);
  await rm(outdir, { recursive: true, force: true });
  await build({ ...hostBundle, entryPoints, outdir, plugins });
  await cp(join(projectRoot, 'server/db/migrations'), join(outdir, 'migrations'), { recursive: true });
  return outdir;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const WIDE = /(list|read): staffAndOwner/g;

const narrowed = (reach: NarrowReach): Plugin => ({
  name: `by-${reach}`,
  setup: (bundle) => {
    bundle.onLoad({ filter: /src\/resources\/matter-fields\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (source.match(WIDE)?.length !== 2) throw new Error(`${path} no longer says what support reaches`);
      return {
        loader: 'ts',
        contents: source.replace(WIDE, `$1: { ...staffAndOwner, CustomerService: '${reach}' }`),
      };
    });
  },
});
