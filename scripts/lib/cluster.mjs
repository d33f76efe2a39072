import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createProxy } from './proxy.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * Several processes of the built product behind a proxy, on this machine. They share what `env` names: DATABASE_URL,
 * DATA_DIR (the files and the generated secret lie there) and REDIS_URL. TRUST_PROXY counts what stands before this proxy.
 *
 * @param {{ env: Record<string, string | undefined>, processes?: number, port?: number, show?: boolean }} options
 *   `show` writes out what the hosts write
 */
export async function startCluster({ env, processes = 2, port = 0, show = false }) {
  const hosts = [];
  const hops = Number(env.TRUST_PROXY || 0);
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const start = async (at) => {
    const own = { HOST: '127.0.0.1', PORT: String(ports[at]), TRUST_PROXY: String(hops + 1) };
    hosts[at] = await startHost({ ...env, ...own }, show);
  };
  const proxy = createProxy(ports, { hops });
  const end = async (signal) => {
    proxy.closeAllConnections();
    await Promise.all(hosts.map((host) => host.end(signal)));
  };
  try {
    // One after the other: the first makes and fills the tables.
    for (let at = 0; at < processes; at += 1) await start(at);
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    address: `http://127.0.0.1:${proxy.address().port}`,
    hosts: ports.map((each) => `http://127.0.0.1:${each}`),
    /** Ends one process without a chance to say goodbye. */
    kill: (at) => hosts[at].end('SIGKILL'),
    /** Starts one again, on its port. */
    start,
    /** Ends all at once, and starts them on the same ports. */
    async restart() {
      await end('SIGKILL');
      for (let at = 0; at < processes; at += 1) await start(at);
    },
    async stop(signal = 'SIGTERM') {
      proxy.close();
      await end(signal);
    },
  };
}

async function startHost(env, show) {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  child.stdout.setEncoding('utf8');
  if (show) child.stdout.pipe(process.stdout);
  await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text) => {
      printed = (printed + text).slice(-2000);
      if (printed.includes('Yamama & Fustat: ')) resolve();
    });
    ended.then(([code]) => reject(new Error(`A host ended with ${code} before it listened`)), reject);
  });
  return {
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
