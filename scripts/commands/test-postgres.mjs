import { giveUp } from '../lib/say.mjs';
import { services, silentServices } from '../lib/services.mjs';
import { closeSteps, heading, runStep } from '../lib/steps.mjs';
import { testEnvironment } from '../lib/test-environment.mjs';
import { runVitest } from '../lib/test-runners.mjs';

const silent = await silentServices();
if (silent.length > 0) {
  giveUp(
    `No answer from ${silent.map((name) => `${name} (${new URL(services[name]).host})`).join(' and ')}: start it, or name another in TEST_DATABASE_URL and REDIS_URL.`,
  );
}

const title = 'Contract and API tests on PostgreSQL and Redis';
const step = await runStep({
  title,
  run: () => {
    heading(title);
    return runVitest({
      // Names of files narrow it down.
      args: ['--project=contract', '--project=server', '--project=server-isolated', ...process.argv.slice(2)],
      env: testEnvironment({ TEST_DATABASE_URL: services.PostgreSQL, REDIS_URL: services.Redis }),
    });
  },
});
process.exit(closeSteps([step]));
