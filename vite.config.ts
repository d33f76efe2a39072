import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What a module needs only to call the host: the schemas of its answers, and what sends. */
const CALLS = /[\\/]node_modules[\\/](zod|axios)[\\/]/;
const isOurs = (id: string): boolean =>
  /[\\/]src[\\/](ui|providers|contract|resources|public-site)[\\/]|@tabler[\\/]/.test(id);

const needing = new Map<string, boolean>();
function needsCalls(id: string, importsOf: (id: string) => readonly string[]): boolean {
  const known = needing.get(id);
  if (known !== undefined) return known;
  // Until it is known otherwise: two modules may import each other.
  needing.set(id, false);
  const needs = CALLS.test(id) || importsOf(id).some((imported) => needsCalls(imported, importsOf));
  needing.set(id, needs);
  return needs;
}

export default defineConfig(({ command }) => {
  const host = `http://127.0.0.1:${process.env.PORT || 3000}`;
  return {
    plugins: [react()],
    // VITE_* values come from the environment alone (scripts/lib/build-environment.mjs reads `.env` into it), so that
    // there is one answer to "which values went into this build".
    envDir: false,
    // The host puts a fresh nonce in its place with every page; the dev server leaves it as it is.
    html: { cspNonce: '%NONCE%' },
    resolve: {
      alias: [
        // Refine imports lodash file by file; the CommonJS files would be bundled whole.
        { find: /^lodash\/(.*?)(\.js)?$/, replacement: 'lodash-es/$1.js' },
        // The package's front file makes the dev server request thousands of icons one by one.
        ...(command === 'serve'
          ? [{ find: /^@tabler\/icons-react$/, replacement: '@tabler/icons-react/dist/esm/icons/index.mjs' }]
          : []),
      ],
    },
    css: {
      modules: {
        generateScopedName: command === 'serve' ? '[name]__[local]__[hash:base64:4]' : '[hash:base64:6]',
      },
    },
    build: {
      outDir: 'dist/web',
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Many small shared chunks compress badly: what every page needs comes as one, what most pages share as
            // another. Below seven pages the second would pull in what only the forms use.
            groups: [
              {
                name: 'foundation',
                test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|use-sync-external-store|void-elements|html-parse-stringify|cookie|set-cookie-parser)[\\/]/,
              },
              {
                name: (id, context) =>
                  isOurs(id) && !needsCalls(id, (module) => context.getModuleInfo(module)?.importedIds ?? [])
                    ? 'shared'
                    : null,
                minShareCount: 7,
              },
              // The library of schemas and the one that sends are too heavy for the first page, however many share them.
              { name: (id) => (isOurs(id) || CALLS.test(id) ? 'calls' : null), minShareCount: 7 },
            ],
          },
        },
        treeshake: {
          moduleSideEffects: [
            // These declare no `sideEffects` and have none: without this they enter the admin unused (46 kB gzip).
            {
              test: /node_modules[\\/](papaparse|react-markdown|remark-gfm|error-stack-parser)[\\/]/,
              sideEffects: false,
            },
          ],
        },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: {
        '/api': host,
        '/health': host,
        '/images': host,
        '/notificationhub': { target: host, ws: true },
      },
    },
  };
});
