import { areas, areaOf } from './areas.ts';
import type { Mutant } from './find-mutants.ts';
import type { Judged } from './judge-mutants.ts';

/** Of a hundred mistakes, as many have to be noticed. */
const BAR = 85;

/** The score of each area and of all, where survivors that are explained count for nothing. */
export function reportOf(
  judged: readonly Judged[],
  total: number,
  isExplained: (mutant: Mutant) => boolean,
): { readonly lines: string[]; readonly isGood: boolean } {
  const counted = judged.filter(({ killedBy, mutant }) => killedBy !== undefined || !isExplained(mutant));
  const lineOf = (name: string, these: readonly Judged[]) => {
    const killed = these.filter(({ killedBy }) => killedBy !== undefined).length;
    return `${name.padEnd(20)} ${killed} of ${these.length} noticed, ${percent(killed, these.length)} %`;
  };
  const rows = areas
    .map((area) => ({ name: area.name, these: counted.filter(({ mutant }) => areaOf(mutant.file) === area) }))
    .filter(({ these }) => these.length > 0);
  const killed = counted.filter(({ killedBy }) => killedBy !== undefined).length;
  return {
    lines: [
      '',
      ...rows.map(({ name, these }) => lineOf(name, these)),
      lineOf('all', counted),
      `judged ${judged.length} of ${total} mutants; ${judged.length - counted.length} survivors are explained in docs/mutants.md`,
    ],
    isGood: percent(killed, counted.length) >= BAR,
  };
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;
