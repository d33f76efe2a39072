import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cssModules, inlined } from './vite.config.ts';

const transport = fileURLToPath(new URL('src/rendering/host-transport.ts', import.meta.url));

/** How the pages are bundled for the host, which draws them: `dist/rendering`, beside the browser's `dist/web`. */
export default defineConfig({
  plugins: [
    react(),
    {
      name: 'host-transport',
      enforce: 'pre',
      // The one module by which the browser's code reaches the host; the host reaches itself in another way.
      resolveId: (source) => (source.endsWith('/transport.ts') ? transport : null),
    },
  ],
  envDir: false,
  // Node would choose React's slow build for developers wherever nobody has said what this is.
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: cssModules('build') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/rendering/render-page.tsx',
    outDir: 'dist/rendering',
    copyPublicDir: false,
    emptyOutDir: true,
    assetsInlineLimit: inlined,
    target: 'node20',
    // The panel is never drawn by the host.
    rolldownOptions: {
      external: /^#admin\//,
      // The host draws in both languages and holds their words at once; the browser asks for one.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
