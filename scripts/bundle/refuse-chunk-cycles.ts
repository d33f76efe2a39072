import type { Plugin } from 'vite';

/**
 * Ends the build when chunks import each other. One of them then runs before what it imports has run, and a module that
 * uses another at once (`z.string()` at its top) fails in the browser alone.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      );
      const cycle = findCycle(imports);
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' -> ')}`);
    },
  };
}

/** The first cycle found, its start named again at the end. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const cycle = visit(next, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return undefined;
}
