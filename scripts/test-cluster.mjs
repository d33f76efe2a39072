// `npm run test:cluster`: the browser tests against two processes behind a proxy, with PostgreSQL and Redis. Names of
// files or `-g words` after `--` run a part of them.
import { requireNode } from './lib/require-node.mjs';

requireNode();
const { giveUp } = await import('./lib/say.mjs');
const { services, silentServices } = await import('./lib/services.mjs');
const silent = await silentServices();
if (silent.length > 0) giveUp(`No answer from ${silent.join(' and ')}: see TEST_DATABASE_URL and REDIS_URL.`);

const { ensureBuild } = await import('./lib/ensure-build.mjs');
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { closeSteps, heading, runStep } = await import('./lib/steps.mjs');
const { testEnvironment } = await import('./lib/test-environment.mjs');
const { runPlaywright } = await import('./lib/test-runners.mjs');

if (!(await ensureBuild())) giveUp('The build failed; the reason stands above.');
const title = 'Browser tests on two processes, PostgreSQL and Redis';
const step = await runStep({
  title,
  run: async () => {
    heading(title);
    const browser = await ensureBrowser();
    if (!browser) return { code: 1, failed: 1, output: 'No Chromium was found: name one in CHROMIUM_PATH.' };
    const env = testEnvironment({
      CHROMIUM_PATH: browser,
      TEST_CLUSTER: 'true',
      TEST_DATABASE_URL: services.PostgreSQL,
      REDIS_URL: services.Redis,
    });
    return runPlaywright({ args: process.argv.slice(2), env });
  },
});
process.exit(closeSteps([step]));
