import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './project-root.mjs';

/**
 * The environment a build sees: this process's, with the VITE_* values of `.env` where it states none itself.
 * Start, build and test all ask here, so that they agree on whether the build is stale.
 */
export function buildEnvironment() {
  return { ...viteValues(readEnvFile()), ...process.env, NODE_ENV: 'production' };
}

/** Only the values that end up in the browser's files, sorted by name. */
export function viteValuesOf(env) {
  return Object.entries(viteValues(env)).sort(([a], [b]) => (a < b ? -1 : 1));
}

function viteValues(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('VITE_')));
}

function readEnvFile() {
  const path = join(projectRoot, '.env');
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}
