// `npm run test:cluster`: the browser tests against two processes behind a proxy, with PostgreSQL and Redis. Names of
// files or `-g words` after `--` run a part of them.
import { giveUp } from '../lib/say.mjs';
import { services, silentServices } from '../lib/services.mjs';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { closeSteps, heading, runStep } from '../lib/steps.mjs';
import { testEnvironment } from '../lib/test-environment.mjs';
import { runPlaywright } from '../lib/test-runners.mjs';

const silent = await silentServices();
if (silent.length > 0) giveUp(`No answer from ${silent.join(' and ')}: see TEST_DATABASE_URL and REDIS_URL.`);

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
