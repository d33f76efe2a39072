import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from './build-environment.mjs';
import { projectRoot } from './project-root.mjs';
import { runNode } from './run-command.mjs';
import { say, seconds } from './say.mjs';
import { sourceHash } from './source-hash.mjs';

export const buildStampPath = join(projectRoot, 'dist/.source-hash');

/** Whether dist was built from exactly the sources that lie here now. */
export function isBuildFresh() {
  return existsSync(buildStampPath) && readFileSync(buildStampPath, 'utf8') === sourceHash();
}

/** Builds when the build is missing or stale; answers whether a good one is there afterwards. */
export async function ensureBuild() {
  if (isBuildFresh()) return true;
  say('Building the site and the host ...');
  const startedAt = performance.now();
  // In a process of its own: the bundler's memory is not kept by the host that starts afterwards.
  const { code } = await runNode(['scripts/build.mjs'], {
    env: buildEnvironment(),
    heartbeat: 'still building',
  });
  if (code === 0) say(`Built in ${seconds(startedAt)}.`);
  return code === 0;
}
