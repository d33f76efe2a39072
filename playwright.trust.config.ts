import usual from './playwright.config.ts';

/** The stories, and with them what takes minutes. */
export default { ...usual, testDir: 'tests', testMatch: ['browser/*.test.ts', 'trust/browser/*.test.ts'] };
