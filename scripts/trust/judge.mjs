import { say } from '../lib/say.mjs';

/**
 * What the tests and the command of a row say about it.
 *
 * A run that ended badly beyond its tests (`broken` says how) proves nothing of its rows.
 * A row without either is good only when SECURITY.md lists it; one that is proved in part may stand there too.
 */
export function judge({ row, tests, commands, broken, reason }) {
  const carriesId = new RegExp(`${row.id}(?!\\d)`);
  const own = tests.filter(({ title }) => carriesId.test(title));
  const code = row.command === undefined ? undefined : commands.get(row.command);
  const isProved = own.length > 0 || code !== undefined;
  const isBroken = broken !== undefined || own.some(({ isPassed }) => !isPassed) || (code ?? 0) !== 0;
  const verdict = isBroken ? 'SHORT' : isProved ? 'ok' : reason ? 'listed' : 'SHORT';
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

export function printRow({ row, verdict, figure, places, failed, reason }) {
  say(`${row.id}  ${row.what}  |  ${figure}  |  ${row.bar}  |  ${verdict}`);
  if (places.length > 0) say(`        ${places.join(', ')}`);
  for (const title of failed) say(`        failed: ${title}`);
  if (reason) say(`        SECURITY.md: ${reason}`);
}
