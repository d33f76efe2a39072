/** @module-tag slow */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { areaOf } from '../../../scripts/mutants/areas.ts';
import { filesUnder, shuffled } from '../../../scripts/mutants/choose-mutants.ts';
import { siteOf, withCounters } from '../../../scripts/mutants/count-sites.ts';
import { explainedMutants, signOf } from '../../../scripts/mutants/explained.ts';
import { findMutants, withMutant } from '../../../scripts/mutants/find-mutants.ts';
import { reportOf } from '../../../scripts/mutants/report.ts';

const mutantsOf = (text: string) =>
  findMutants('src/contract/x.ts', text).map((mutant) => withMutant(text, mutant));

it('conditions are turned, comparisons shifted, returns emptied, guards left out', () => {
  expect(mutantsOf('const f = (a) => a > b && !c;')).toEqual([
    'const f = (a) => undefined;',
    'const f = (a) => ((a > b) || (!c));',
    'const f = (a) => ((a) >= (b)) && !c;',
    'const f = (a) => a > b && (c);',
  ]);
  expect(mutantsOf('if (f) await guard();')).toEqual([
    'if (true) await guard();',
    'if (false) await guard();',
    'if (f) undefined;',
  ]);
  expect(mutantsOf('const x = list.some(f) ?? { 1: 2 };')).toEqual([
    'const x = (list.some(f));',
    'const x = list.every(f) ?? { 1: 2 };',
    'const x = list.some(f) ?? { 1: 3 };',
  ]);
  expect(mutantsOf('const x = a?.filter(f).b; type T = 1 | true;')).toEqual([]);
});

it('every source that is judged can be read with any of its mutants, and with its counters', () => {
  for (const file of filesUnder('src', 'server').filter((each) => areaOf(each))) {
    const text = readFileSync(file, 'utf8');
    const mutants = findMutants(file, text);
    const changed = [...mutants.map((mutant) => withMutant(text, mutant)), withCounters(text, mutants)];
    expect([file, changed.flatMap((each) => parseSync(file, each).errors)]).toEqual([file, []]);
  }
}, 300_000);

it('counters tell which places were come by, and change nothing else', () => {
  const text = 'const f = (a) => (a > 1 && a < 5 ? a : -a);';
  const reached: string[] = [];
  const run = (source: string): unknown =>
    new Function('globalThis', `${source} return [f(0), f(2)];`)({
      reachedSite: (site: string) => reached.push(site),
    });
  const mutants = findMutants('x.ts', text);
  expect(run(withCounters(text, mutants))).toEqual(run(text));
  const late = mutants.find(({ original }) => original === 'a < 5');
  expect(reached.filter((site) => late && site === siteOf(late))).toHaveLength(1);
});

it('the same seed gives the same order, with everything in it once', () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  expect(shuffled(items, 7)).toEqual(shuffled(items, 7));
  expect(shuffled(items, 7)).not.toEqual(shuffled(items, 8));
  expect(shuffled(items, 7).toSorted((one, other) => one - other)).toEqual(items);
});

it('a survivor that is explained is left out of the score, and one that is not falls short', () => {
  const [first, second] = findMutants('src/contract/x.ts', 'const f = (a) => a || b;');
  if (!first || !second) throw new Error('no mutants');
  const row = `| \`${first.file}\` | \`${signOf(first).replaceAll('|', '\\|')}\` | nobody sees it |`;
  const isExplained = explainedMutants(row);
  expect([isExplained(first), isExplained(second)]).toEqual([true, false]);
  const survivors = [first, second].map((mutant) => ({ mutant, killedBy: undefined, missedBy: 1 }));
  expect(reportOf(survivors.slice(0, 1), 2, isExplained).isGood).toBe(true);
  expect(reportOf(survivors, 2, isExplained).isGood).toBe(false);
  expect(
    reportOf([{ mutant: second, killedBy: 'a test', missedBy: 0 }], 2, isExplained).lines.join('\n'),
  ).toContain('1 of 1 noticed, 100 %');
});
