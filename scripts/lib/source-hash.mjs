import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment, viteValuesOf } from './build-environment.mjs';
import { projectRoot } from './project-root.mjs';

// package.json holds the import aliases, tsconfig.json the JSX setting: both shape the output.
const inputs = [
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.rendering.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/bundle',
  'scripts/lib/build-environment.mjs',
  'scripts/lib/host-bundle.mjs',
  'scripts/lib/precompress.mjs',
  'scripts/lib/social-images.mjs',
];

/** A hash over the content of everything that a build is made from. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const input of inputs) for (const path of filesOf(input)) addFile(hash, path);
  hash.update(JSON.stringify(viteValuesOf(buildEnvironment())));
  return hash.digest('hex');
}

function addFile(hash, path) {
  hash.update(`\n${path}\n`).update(readFileSync(join(projectRoot, path)));
}

function filesOf(path) {
  const full = join(projectRoot, path);
  if (!existsSync(full)) return [];
  const entries = readDirectory(full);
  if (!entries) return [path];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

function readDirectory(full) {
  try {
    return readdirSync(full, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
