import { projectRoot } from './project-root.mjs';

/** How the host is bundled, for the product and for measuring it. Options of esbuild. */
export const hostBundle = {
  absWorkingDir: projectRoot,
  bundle: true,
  // Chunks stay flat beside the entries: code finds `migrations` by its own address whichever file it lands in.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // The embedded database finds its own files by their address inside node_modules. `#...` aliases are bundled all the same.
  packages: 'external',
  loader: { '.txt': 'text' },
  logLevel: 'warning',
};
