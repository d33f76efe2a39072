// Starts the worker where there is no build. A loader for TypeScript in the thread would cost more than the start of
// the database: the worker's modules are bundled once for every state of them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const folder = fileURLToPath(new URL('.', import.meta.url));
const hash = createHash('sha256');
for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(folder + name));
// Inside the project, because the database's package is found from there.
const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));
const file = `${cache}embedded-worker-${hash.digest('hex').slice(0, 16)}.mjs`;

if (!existsSync(file)) {
  // Not even loaded where the bundle is there: each database of the tests has a thread of its own.
  const { build } = await import('esbuild');
  const own = `${file}.${process.pid}.${threadId}`;
  const { metafile } = await build({
    entryPoints: [`${folder}worker.ts`],
    outfile: own,
    bundle: true,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  const outside = Object.keys(metafile.inputs).filter((input) => !resolve(input).startsWith(folder));
  if (outside.length > 0) throw new Error(`The worker's bundle would not follow ${outside.join(', ')}.`);
  renameSync(own, file);
}
await import(pathToFileURL(file).href);
