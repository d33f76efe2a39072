// Types only: the matchers themselves are loaded by `setupFiles`.
import type {} from '@testing-library/jest-dom/vitest';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesWithOwnModules } from './tests/support/own-modules.ts';

const routerModule = fileURLToPath(
  new URL('node_modules/react-router/dist/development/index.mjs', import.meta.url),
);

/** Those that put something in the place of a module. */
const alone = filesWithOwnModules('tests/server');

/**
 * What `tests/support/new-page.ts` loads anew for every file besides the modules of the page: the libraries that keep a
 * state of their own in a module. Refine's files also import `lodash/isEqual` without an extension, which Node itself
 * refuses.
 */
const loadedAnew = [/@refinedev\//, /i18next/, /react-toastify/];

// Type tests (tests/**/*.test-d.ts) are checked by `tsc -p .`, which reads them anyway: vitest's own type checking
// would start a second compiler over the whole project for the same answer.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // The default of a second fails a sound product on a machine that is busy with others.
    expect: { poll: { timeout: 20_000 } },
    tags: [{ name: 'slow', description: 'What takes long, and is left to `npm test -- --all` and CI.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          // Nothing here changes what another file could see, and loading it all anew for each costs most of the time.
          isolate: false,
          // Some try hundreds of random inputs, on a machine that may be very busy with others.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: alone,
          // Each file has a host of its own, and none a module: loading the host anew for each took half of the time.
          isolate: false,
          pool: 'threads',
          globalSetup: ['tests/support/global-setup.ts'],
          // Each file starts a database of its own, on a machine that may be very busy with others.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server-isolated',
          environment: 'node',
          include: alone,
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          // What takes minutes: run by `npm run test:trust`, which prints the figures.
          name: 'trust',
          environment: 'node',
          include: ['tests/trust/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-units',
          environment: 'happy-dom',
          include: ['tests/{admin,providers,public-site,ui}/**/*.test.{ts,tsx}'],
          // Each file begins as a new page (`new-page.ts`); the libraries and the host stay loaded.
          isolate: false,
          // A page's channels reach every thread of a process.
          pool: 'forks',
          // What is drawn lives for a moment: with room for it, less is collected. And what one file has compiled of the
          // page is there for the next, which runs the same text.
          execArgv: ['--max-semi-space-size=64', '--no-flush-bytecode'],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: [
            './tests/support/new-page.ts',
            '@testing-library/jest-dom/vitest',
            './tests/support/seen-at-once.ts',
            './tests/support/quick-styles.ts',
            './tests/support/quick-looks.ts',
            './tests/support/quick-roles.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          server: { deps: { inline: loadedAnew } },
        },
        // Vite and Node choose different builds of the router for Refine and for react-router-dom: two contexts.
        resolve: { alias: [{ find: /^react-router$/, replacement: routerModule }] },
      },
    ],
  },
});
