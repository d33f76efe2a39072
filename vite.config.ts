import react from '@vitejs/plugin-react';
import { type CSSModulesOptions, defineConfig } from 'vite';
import { aliases } from './scripts/bundle/aliases.ts';
import { codeSplitting } from './scripts/bundle/code-splitting.ts';
import { compiledAhead } from './scripts/bundle/compiled-ahead.ts';
import { directImports } from './scripts/bundle/direct-imports.ts';
import { refuseChunkCycles } from './scripts/bundle/refuse-chunk-cycles.ts';

/** The names of classes: the host, which draws pages by a build of its own, must come to the same ones. */
export const cssModules = (command: 'build' | 'serve'): CSSModulesOptions => ({
  generateScopedName: command === 'serve' ? '[name]__[local]__[hash:base64:4]' : '[hash:base64:6]',
});

/** The larger drawings are files of their own, asked for when they come near; as part of the program they would come with it. */
export const inlined = (file: string): false | undefined =>
  /[\\/]girih[\\/](value|window)-/.test(file) ? false : undefined;

export default defineConfig(({ command }) => {
  const host = `http://127.0.0.1:${process.env.PORT || 3000}`;
  return {
    plugins: [react(), directImports(), refuseChunkCycles()],
    // VITE_* values come from the environment alone (scripts/lib/build-environment.mjs reads `.env` into it), so that
    // there is one answer to "which values went into this build".
    envDir: false,
    // The host puts a fresh nonce in its place with every page; the dev server leaves it as it is.
    html: { cspNonce: '%NONCE%' },
    resolve: { alias: aliases(command) },
    css: { modules: cssModules(command) },
    build: {
      outDir: 'dist/web',
      emptyOutDir: true,
      assetsInlineLimit: inlined,
      target: 'es2022',
      // Every browser that the site is for knows it.
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: codeSplitting(),
          postBanner: compiledAhead,
        },
        treeshake: {
          // Nobody here reads a property for what else that does; a class kept for its `React.Component` is a loss.
          propertyReadSideEffects: false,
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
