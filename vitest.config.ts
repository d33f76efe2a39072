// Types only: the matchers themselves are loaded by `setupFiles`.
import type {} from '@testing-library/jest-dom/vitest';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesWithOwnModules } from './tests/support/own-modules.ts';

const routerModule = fileURLToPath(
  new URL('node_modules/react-router/dist/development/index.mjs', import.meta.url),
);

const alone = {
  server: filesWithOwnModules('tests/server'),
  browser: [
    ...['tests/providers', 'tests/ui'].flatMap(filesWithOwnModules),
    // What these look at (the area of toasts, the connection, the words) lives in modules, and others have used it.
    'tests/providers/toasts.test.tsx',
    'tests/providers/session-notice.test.tsx',
    'tests/providers/live/notification-bell.test.tsx',
  ],
};

/** Testing Library cleans up after each test only where it finds a global afterEach. */
const browserUnits = {
  environment: 'happy-dom',
  globalSetup: ['tests/support/global-setup.ts'],
  globals: true,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  // Refine's files import `lodash/isEqual` without an extension, which Node itself refuses.
  server: { deps: { inline: [/@refinedev\//] } },
};
const browserSetup = [
  '@testing-library/jest-dom/vitest',
  './tests/support/seen-at-once.ts',
  './tests/support/quick-styles.ts',
];
// Vite and Node choose different builds of the router for Refine and for react-router-dom: two contexts.
const oneRouter = { alias: [{ find: /^react-router$/, replacement: routerModule }] };

// Type tests (tests/**/*.test-d.ts) are checked by `tsc -p .`, which reads them anyway: vitest's own type checking
// would start a second compiler over the whole project for the same answer.
export default defineConfig({
  test: {
    maxWorkers: 2,
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
          exclude: alone.server,
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
          include: alone.server,
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
          ...browserUnits,
          name: 'browser-units',
          include: ['tests/{providers,ui}/**/*.test.{ts,tsx}'],
          exclude: alone.browser,
          isolate: false,
          pool: 'threads',
          setupFiles: [...browserSetup, './tests/support/cleaned-up.ts'],
        },
        resolve: oneRouter,
      },
      {
        extends: true,
        test: {
          ...browserUnits,
          // Who is signed in, the language and the cache of queries are modules' own: most of these change them.
          name: 'browser-units-isolated',
          include: ['tests/{admin,public-site}/**/*.test.{ts,tsx}', ...alone.browser],
          setupFiles: browserSetup,
        },
        resolve: oneRouter,
      },
    ],
  },
});
