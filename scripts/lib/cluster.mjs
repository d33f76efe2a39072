import { once } from 'node:events';
import { createServer } from 'node:net';
import { keepHost } from './kept-host.mjs';
import { createProxy } from './proxy.mjs';
import { giveUp } from './say.mjs';

/**
 * Several processes of the built product behind a proxy, on this machine. They share what `env` names: DATABASE_URL,
 * DATA_DIR (the files and the generated secret lie there) and REDIS_URL. TRUST_PROXY counts what stands before this proxy.
 * One that dies is started again; where one dies again and again all of it ends, with code 1, so that whoever supervises
 * it acts.
 *
 * @param {{ env: Record<string, string | undefined>, processes?: number, port?: number, show?: boolean, script?: string,
 *   restartAfter?: number }} options `show` writes out what the hosts write; `script` is what they run, by default the
 *   built host; `restartAfter`: milliseconds from a death, by default a second
 */
export async function startCluster({
  env,
  processes = 2,
  port = 0,
  show = false,
  script = 'dist/server/main.js',
  restartAfter = 1_000,
}) {
  const hops = Number(env.TRUST_PROXY || 0);
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const onGiveUp = (reason) => void end('SIGTERM').then(() => giveUp(reason));
  const hosts = ports.map((own) =>
    keepHost({
      script,
      env: { ...env, HOST: '127.0.0.1', PORT: String(own), TRUST_PROXY: String(hops + 1) },
      show,
      restartAfter,
      onGiveUp,
    }),
  );
  const start = (at) => hosts[at].start();
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

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
