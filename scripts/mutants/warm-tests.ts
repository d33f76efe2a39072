// A process of its own, which keeps vitest warm: told a mutant and a test file, it answers whether the file notices.
// A mutant may loop for ever, so whoever tells it has to be able to end it.
import { resolve } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import { projectRoot } from '../lib/project-root.mjs';
import { testEnvironment } from '../lib/test-environment.mjs';
import { byFile, type Mutant } from './find-mutants.ts';
import { type Mutating, mutatingPlugin } from './mutating-plugin.ts';

export type Question =
  | { readonly kind: 'count'; readonly tests: readonly string[]; readonly mutants: readonly Mutant[] }
  | { readonly kind: 'try'; readonly test: string; readonly mutant: Mutant };
/** One test file that ran. */
export interface Ran {
  readonly test: string;
  readonly isPassed: boolean;
  readonly ms: number;
}

const mutating: Mutating = { active: undefined, counted: new Map() };
const vitest = await openVitest();
process.on('message', (question: Question) => {
  void answer(question).then((ran) => process.send?.(ran));
});
process.send?.('ready');

async function openVitest(): Promise<Vitest> {
  const setup = resolve(projectRoot, 'scripts/mutants/record-sites.ts');
  const projects = (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { extends: _root, test, ...rest } = project;
    const setupFiles = [...[test?.setupFiles ?? []].flat(), setup];
    // What a project takes over from the root, it is given here.
    const taken = config.test?.expect ? { expect: config.test.expect } : {};
    return [{ ...rest, plugins: [mutatingPlugin(mutating)], test: { ...taken, ...test, setupFiles } }];
  });
  const opened = await createVitest(
    'test',
    { config: false, root: projectRoot, watch: false, reporters: [{}], bail: 1, env: testEnvironment() },
    { test: { ...config.test, projects } },
  );
  await opened.standalone();
  return opened;
}

async function answer(question: Question): Promise<Ran[]> {
  const changed = [mutating.active?.file, ...mutating.counted.keys()];
  mutating.active = question.kind === 'try' ? question.mutant : undefined;
  mutating.counted = byFile(question.kind === 'count' ? question.mutants : []);
  changed.push(mutating.active?.file, ...mutating.counted.keys());
  for (const file of changed) if (file) vitest.invalidateFile(resolve(projectRoot, file));
  // Each project has a setting of its own, as the command line left it.
  for (const { config: own } of vitest.projects) own.bail = question.kind === 'try' ? 1 : 0;
  const tests = question.kind === 'count' ? question.tests : [question.test];
  const specifications = await vitest.globTestSpecifications([...tests]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return testModules.map((module) => ranOf(module, unhandledErrors.length > 0));
}

const ranOf = (module: TestModule, isBroken: boolean): Ran => {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return {
    test: module.relativeModuleId,
    isPassed: module.state() === 'passed' && !isBroken,
    ms: duration + collectDuration + setupDuration,
  };
};
