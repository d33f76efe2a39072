import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** React Router's build without warnings for developers, which its package names to nobody. */
export const ROUTER = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
} as const;

/**
 * Lets the parts of React Router go that nobody uses, such as forms of its own data routers: only the names that it
 * gives them for developers' tools would keep them (a third of it).
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/.test(id)) return null;
      return code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}
