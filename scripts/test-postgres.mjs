import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { giveUp } = await import('./lib/say.mjs');
const { services, silentServices } = await import('./lib/services.mjs');

const silent = await silentServices();
if (silent.length > 0) {
  giveUp(
    `No answer from ${silent.map((name) => `${name} (${new URL(services[name]).host})`).join(' and ')}: start it, or name another in TEST_DATABASE_URL and REDIS_URL.`,
  );
}
await ensureDependencies();

const { closeSteps, heading, runStep } = await import('./lib/steps.mjs');
const { testEnvironment } = await import('./lib/test-environment.mjs');
const { runVitest } = await import('./lib/test-runners.mjs');

const title = 'Contract and API tests on PostgreSQL and Redis';
const step = await runStep({
  title,
  run: () => {
    heading(title);
    return runVitest({
      args: ['--project=contract', '--project=server', '--project=server-isolated'],
      env: testEnvironment({ TEST_DATABASE_URL: services.PostgreSQL, REDIS_URL: services.Redis }),
    });
  },
});
process.exit(closeSteps([step]));
