import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { closeSteps, heading, runStep } from '../lib/steps.mjs';
import { testEnvironment } from '../lib/test-environment.mjs';
import { runPlaywright } from '../lib/test-runners.mjs';

const title = 'axe over every screen of the panel, in both languages, light and dark';
const step = await runStep({
  title,
  run: async () => {
    heading(title);
    return runPlaywright({
      args: ['admin-accessible'],
      env: testEnvironment({ PANEL_SCREENS: 'whole', CHROMIUM_PATH: await ensureBrowser() }),
    });
  },
});
process.exit(closeSteps([step]));
