import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../lib/project-root.mjs';
import { withCounters } from './count-sites.ts';
import { type Mutant, withMutant } from './find-mutants.ts';

/** What the tests are given in the place of the sources: one mistake, or counters. Nothing on the disk is changed. */
export interface Mutating {
  active: Mutant | undefined;
  counted: ReadonlyMap<string, readonly Mutant[]>;
}

export function mutatingPlugin(mutating: Mutating): Plugin {
  return {
    name: 'mutating',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(projectRoot, id.split('?')[0] ?? id);
      const { active, counted } = mutating;
      const changed =
        active?.file === file ? withMutant(code, active) : withCounters(code, counted.get(file) ?? []);
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
