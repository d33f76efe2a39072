import { requireNode } from './lib/require-node.mjs';

requireNode();
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies();

const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { closeSteps, heading, runStep } = await import('./lib/steps.mjs');
const { testEnvironment } = await import('./lib/test-environment.mjs');
const { runPlaywright } = await import('./lib/test-runners.mjs');

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
