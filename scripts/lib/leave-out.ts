import type { Plugin } from 'vite';

/** Parts of libraries that hang on what a browser needs and do nothing there: 10 kB on the way to the first row. */
const LEFT_OUT = [
  // Descriptions of schemas are made by the host (server/openapi).
  /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/,
  // Calls go by XMLHttpRequest, the only one that tells how much of a file has gone.
  /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
];

/** Puts in place of each of their functions one that says, when it is called, that it was left out. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    transform(code, id) {
      if (!LEFT_OUT.some((part) => part.test(id))) return null;
      const names = Array.from(code.matchAll(EXPORTED), ([, name = '']) => name);
      // What makes a function may be called in passing; what it makes may not.
      const stubs = names.map(
        (name) => `export const ${name} = ${name.startsWith('create') ? '() => out' : 'out'};`,
      );
      return [
        `const out = () => { throw new Error(${JSON.stringify(`Left out of the build: ${id.split(/[\\/]/).at(-1)}`)}); };`,
        ...stubs,
        'export default out;',
        ...Array.from(code.matchAll(RENAMED), ([, shown]) => `export { out as ${shown} };`),
      ].join('\n');
    },
  };
}

const EXPORTED = /^export (?:const|function) (\w+)/gm;
const RENAMED = /^export \{ \w+ as (\w+) \};/gm;
