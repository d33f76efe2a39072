import { say } from '../lib/say.mjs';

/** A story that is told in the other language: nothing is left out by it. */
const TOLD_ONCE = 'in Arabic alone';

/**
 * What the tests and the command of a row say about it.
 *
 * A run that ended badly beyond its tests (`broken` says how) proves nothing of its rows.
 * A row without either, or with a test that did not run, is good only when SECURITY.md lists it; one that is proved in
 * part may stand there too.
 */
export function judge({ row, tests, skipped, unsteady, commands, broken, reason }) {
  const carriesId = new RegExp(`${row.id}(?!\\d)`);
  const ofRow = ({ title }) => carriesId.test(title);
  const own = tests.filter(ofRow);
  const leftOut = skipped.filter(ofRow).filter((test) => test.reason !== TOLD_ONCE);
  const code = row.command === undefined ? undefined : commands.get(row.command);
  const isProved = own.length > 0 || code !== undefined;
  const isBroken = broken !== undefined || own.some(({ isPassed }) => !isPassed) || (code ?? 0) !== 0;
  const isListed = reason !== undefined;
  const isShort = isBroken || (!isListed && (!isProved || leftOut.length > 0));
  const verdict = isShort ? 'SHORT' : isProved ? 'ok' : 'listed';
  return {
    row,
    verdict,
    isGood: verdict !== 'SHORT',
    figure: isProved ? figureOf(own, row.command) : reason ? 'not proved' : 'nothing proves it',
    places: [...new Set(own.map(({ file }) => file)), ...(row.command ? [`npm run ${row.command}`] : [])],
    failed: [
      ...own.filter(({ isPassed }) => !isPassed).map(({ title }) => title),
      ...(broken ? [broken] : []),
    ],
    leftOut: leftOut.map((test) => `${test.title} (${test.reason})`),
    unsteady: unsteady.filter(ofRow).map(({ title }) => title),
    reason,
  };
}

function figureOf(own, command) {
  const figures = [...new Set(own.flatMap((test) => test.figures))];
  if (figures.length > 0) return figures.join('; ');
  if (own.length === 0) return `npm run ${command}`;
  const passed = own.filter(({ isPassed }) => isPassed).length;
  return `${passed} of ${own.length} tests`;
}

export function printRow({ row, verdict, figure, places, failed, leftOut, unsteady, reason }) {
  say(`${row.id}  ${row.what}  |  ${figure}  |  ${row.bar}  |  ${verdict}`);
  if (places.length > 0) say(`        ${places.join(', ')}`);
  for (const title of failed) say(`        failed: ${title}`);
  for (const title of leftOut) say(`        did not run: ${title}`);
  for (const title of unsteady) say(`        passed only when run again: ${title}`);
  if (reason) say(`        SECURITY.md: ${reason}`);
}
