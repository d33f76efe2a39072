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

const { startCluster } = await import('./lib/cluster.mjs');
const processes = Number(process.env.PROCESSES || 2);
const cluster = await startCluster({
  env: process.env,
  processes,
  port: Number(process.env.PORT || 3000),
  show: true,
}).catch((error) => giveUp(error.message));
say(`\n${processes} processes (${cluster.hosts.join(', ')}) behind ${cluster.address}\n`);

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void cluster.stop().then(() => process.exit(0));
  });
}
