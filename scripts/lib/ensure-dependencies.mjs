import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';
import { giveUp, say, seconds } from './say.mjs';

const lockPath = join(projectRoot, 'package-lock.json');
const installedPath = join(projectRoot, 'node_modules/.package-lock.json');
const stampPath = join(projectRoot, 'node_modules/.installed-lock');

// Native packages differ per platform: a node_modules carried to another one is stale although the lock is the same.
const platform = `${process.platform}-${process.arch}`;

/** Installs exactly what package-lock.json names, when that is not what node_modules holds. */
export async function ensureDependencies() {
  const lock = readFileSync(lockPath);
  const stamp = `${platform} ${createHash('sha256').update(lock).digest('hex')}`;
  const lastStamp = readIfThere(stampPath);
  if (existsSync(installedPath) && lastStamp === stamp) return;
  const isForeign = lastStamp !== undefined && !lastStamp.startsWith(`${platform} `);
  if (!isForeign && holdsPackagesOf(lock)) {
    writeFileSync(stampPath, stamp);
    return;
  }

  say('Installing the locked dependencies (about half a minute) ...');
  const startedAt = performance.now();
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) giveUp('The dependencies could not be installed; npm says why above.');
  writeFileSync(stampPath, stamp);
  say(`Dependencies installed in ${seconds(startedAt)}.`);
}

// Whoever ran `npm ci` or `npm install` by hand has no fresh stamp; npm's own record tells whether everything is there.
// npm writes that record last, so an interrupted installation has none.
function holdsPackagesOf(lock) {
  if (!existsSync(installedPath)) return false;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  return Object.entries(JSON.parse(lock.toString()).packages).every(
    ([path, wanted]) => path === '' || wanted.optional || isSame(installed[path], wanted),
  );
}

function isSame(installed, wanted) {
  return installed?.version === wanted.version && installed?.integrity === wanted.integrity;
}

function runNpm(args) {
  const options = { heartbeat: 'still installing' };
  const npmCli = process.env.npm_execpath;
  if (npmCli?.endsWith('.js')) return runCommand(process.execPath, [npmCli, ...args], options);
  // Windows has only npm.cmd, which needs a shell.
  return runCommand('npm', args, { ...options, shell: process.platform === 'win32' });
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
