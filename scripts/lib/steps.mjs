import { stripVTControlCharacters } from 'node:util';
import { say, seconds } from './say.mjs';

/**
 * Runs one step of a check under a heading and notes how it went. A step never throws: the others still run.
 *
 * @param {{ title: string, run: () => Promise<{ code: number, output?: string, passed?: number, failed?: number, note?: string }> }} step
 *   `output` is what a step collected instead of showing; it is printed under the heading when the step has ended.
 */
export async function runStep({ title, run }) {
  const startedAt = performance.now();
  const result = await run().catch((error) => ({ code: 1, output: String(error?.stack ?? error) }));
  const output = result.output?.replace(/^\n+|\s+$/g, '');
  if (output !== undefined) heading(title);
  if (output) say(output);
  const outcome = result.note ?? (result.code === 0 ? 'ok' : 'FAILED');
  say(`-- ${title}: ${outcome}, ${seconds(startedAt)}`);
  return { ...result, title, outcome, time: seconds(startedAt) };
}

/** The heading of a step that shows its output while it runs. */
export function heading(title) {
  say(`\n== ${title}`);
}

/**
 * Prints the summary with what failed, so that the end of a log is enough, and the count of tests as its last line.
 *
 * @returns {number} the exit code: 0 only when every step went well.
 */
export function closeSteps(steps) {
  heading('Summary');
  for (const { title, outcome, time } of steps) say(`${title.padEnd(28)} ${outcome.padEnd(10)} ${time}`);
  listTests(
    'Failed',
    steps.flatMap(({ failures = [] }) => failures),
  );
  listTests(
    'Passed only when run again',
    steps.flatMap(({ unsteady = [] }) => unsteady),
  );
  const sum = (key) => steps.reduce((total, step) => total + (step[key] ?? 0), 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return steps.every((step) => step.code === 0) ? 0 : 1;
}

function listTests(heading, tests) {
  if (tests.length > 0) say(`\n${heading}:`);
  for (const { file, title, why } of tests) {
    say(`  ${file ?? 'no file'}: ${title}`);
    for (const line of stripVTControlCharacters(why).split('\n').slice(0, 6)) say(`    ${line}`);
  }
}
