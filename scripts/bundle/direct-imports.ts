import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Libraries whose front file names everything they have: where it is, and where what it does not name comes from. */
const FRONTS = {
  '@mantine/core': { file: 'esm/index.js', rest: '@mantine/styles' },
  '@mantine/hooks': { file: 'esm/index.js', rest: '@mantine/hooks' },
  '@tabler/icons-react': { file: 'dist/esm/tabler-icons-react.mjs', rest: '@tabler/icons-react' },
} as const;
type Library = keyof typeof FRONTS;

/**
 * Lets our modules import from a library's own files instead of from its front file. What is bundled stays the same;
 * but only so can be told which part of a library which of our modules needs.
 */
export function directImports(): Plugin {
  const known = new Map<Library, ReadonlyMap<string, Place>>();
  const placesOf = (library: Library) => {
    const places = known.get(library) ?? placesIn(library);
    known.set(library, places);
    return places;
  };
  return {
    name: 'direct-imports',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]src[\\/].*\.tsx?$/.test(id)) return null;
      return code.replace(IMPORT, (whole, names: string, library: Library) => {
        const places = placesOf(library);
        const lines = names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => {
            const [shown = '', local = shown] = name.split(/\s+as\s+/);
            const { own, file } = places.get(shown) ?? { own: shown, file: FRONTS[library].rest };
            return `import { ${own} as ${local} } from '${file}';`;
          });
        return lines.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
      });
    },
  };
}

const IMPORT =
  /\bimport\s*\{([^}]*)\}\s*from\s*["'](@mantine\/core|@mantine\/hooks|@tabler\/icons-react)["'];?/g;

interface Place {
  /** The name that the file itself gives it. */
  own: string;
  file: string;
}

/** Where the front file takes each of its names from; what it passes on whole is not among them. */
function placesIn(library: Library): ReadonlyMap<string, Place> {
  const require = createRequire(import.meta.url);
  const front = join(dirname(require.resolve(`${library}/package.json`)), FRONTS[library].file);
  const places = new Map<string, Place>();
  for (const [, names = '', file = ''] of readFileSync(front, 'utf8').matchAll(EXPORT)) {
    for (const name of names.split(',')) {
      const [own = '', shown = own] = name.trim().split(/\s+as\s+/);
      places.set(shown, { own, file: join(library, dirname(FRONTS[library].file), file) });
    }
  }
  return places;
}

const EXPORT = /export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g;
