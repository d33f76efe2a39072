import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import './lib/load-env.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { giveUp } from './lib/say.mjs';

if (!existsSync(`${projectRoot}/server/main.ts`)) giveUp('server/main.ts is missing: nothing to serve.');

const vite = await createServer({ root: projectRoot });
await vite.listen();
vite.printUrls();

// Pages come from vite, so links, cookies and the allowed origin are vite's too.
process.env.PUBLIC_URL ||= `http://localhost:${vite.config.server.port}`;
const host = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/main.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
});
host.once('exit', async (code) => {
  await vite.close();
  process.exit(code ?? 1);
});
// Whoever stops this process waits for the host to finish its work, as in production.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
