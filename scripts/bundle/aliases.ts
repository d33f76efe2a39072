import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** Refine imports lodash file by file; the CommonJS files would be bundled whole. */
const LODASH = { find: /^lodash\/(.*?)(\.js)?$/, replacement: 'lodash-es/$1.js' };

/** The package's front file makes the dev server request thousands of icons one by one. */
const ICONS = {
  find: /^@tabler\/icons-react$/,
  replacement: '@tabler/icons-react/dist/esm/icons/index.mjs',
};

/** React Router's build without warnings for developers, which its package names to nobody. */
const ROUTER = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};

/** What React 17 lacks, and React 18 has itself. */
const SYNC_STORE = { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' };

/** What the reader of query strings that Refine uses brings for engines without WeakMap: 6 kB of the first list. */
const SIDE_CHANNEL = {
  find: /^side-channel$/,
  replacement: fileURLToPath(new URL('./side-channel.cjs', import.meta.url)),
};

/** English plurals, for resources without a name of their own: 2 kB of the first list. */
const PLURALS = {
  find: /^pluralize$/,
  replacement: fileURLToPath(new URL('./pluralize.cjs', import.meta.url)),
};

/** What writes schemas as JSON Schema, which zod hangs on each of them: 5 kB of every page that calls the host. */
const JSON_SCHEMA = {
  find: /^\.(\.\/core)?\/(json-schema-processors|to-json-schema)\.js$/,
  replacement: fileURLToPath(new URL('./json-schema.mjs', import.meta.url)),
};

/** Other builds of the same libraries than the ones that their packages name first. */
export const aliases = (command: 'build' | 'serve'): Alias[] =>
  command === 'serve' ? [LODASH, ICONS] : [LODASH, ROUTER, SYNC_STORE, SIDE_CHANNEL, PLURALS, JSON_SCHEMA];
