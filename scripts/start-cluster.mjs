// `npm run start:cluster`: what compose.yaml starts, without containers: two processes of the host behind a proxy on
// PORT. DATABASE_URL names their PostgreSQL, REDIS_URL their Redis; both may be those of this machine.
import { requireNode } from './lib/require-node.mjs';
import { giveUp, say } from './lib/say.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { ensureBuild } = await import('./lib/ensure-build.mjs');

await ensureDependencies();
if (!(await ensureBuild())) giveUp('The build failed; the reason stands above.');
await import('./lib/load-env.mjs');
if (!process.env.DATABASE_URL)
  giveUp('DATABASE_URL must name a PostgreSQL: several processes cannot share the embedded database.');

// The proxy of this cluster is one more, and a host takes ten at most.
const hops = Number(process.env.TRUST_PROXY || 0);
if (!Number.isInteger(hops) || hops < 0 || hops > 9)
  giveUp('TRUST_PROXY must be a whole number from 0 to 9: how many proxies stand before this cluster.');

const { startCluster } = await import('./lib/cluster.mjs');
const processes = Number(process.env.PROCESSES || 2);
const cluster = await startCluster({
  env: process.env,
  processes,
  port: Number(process.env.PORT || 3000),
  show: true,
}).catch((error) => giveUp(error.message));
say(`\n${processes} processes (${cluster.hosts.join(', ')}) behind ${cluster.address}`);
say(`  ${before(hops)}\n`);

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void cluster.stop().then(() => process.exit(0));
  });
}

function before(count) {
  if (count > 0) return `Visitors are told apart by what is forwarded to it (TRUST_PROXY=${count}).`;
  return 'Visitors come straight to it. Behind a proxy that ends TLS, set TRUST_PROXY=1, or all of them are one address.';
}
