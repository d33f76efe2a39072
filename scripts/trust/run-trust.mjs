import { tsImport } from 'tsx/esm/api';
import { runCommand } from '../lib/run-command.mjs';
import { giveUp, say } from '../lib/say.mjs';
import { heading } from '../lib/steps.mjs';
import { testEnvironment } from '../lib/test-environment.mjs';
import { judge, printRow } from './judge.mjs';
import { shortfalls } from './shortfalls.mjs';
import { runTests, testFilesOf } from './trust-tests.mjs';

const { trustRows } = await tsImport('../../tests/trust/rows.ts', import.meta.url);

/**
 * Runs every test and command that proves a row, prints each row with its figure and its bar, and what is left out.
 *
 * @param {string[]} wanted beginnings of ids; none: all rows
 * @returns {Promise<number>} the exit code: 0 when no row falls short and none is missing without a reason
 */
export async function runTrust(wanted) {
  const rows = trustRows.filter(
    ({ id }) => wanted.length === 0 || wanted.some((each) => id.startsWith(each)),
  );
  if (rows.length === 0) giveUp(`No row begins with ${wanted.join(' or ')}`);
  const { broken, ...found } = await runTests(testFilesOf(rows.map(({ id }) => id)));
  const commands = await runCommands([...new Set(rows.flatMap(({ command }) => command ?? []))]);
  const reasons = shortfalls();
  const judged = rows.map((row) =>
    judge({ row, ...found, commands, broken: broken.get(row.id), reason: reasons.get(row.id) }),
  );
  const unknown = [...reasons.keys()].filter((id) => trustRows.every((row) => row.id !== id));

  heading('What this product is trusted with');
  for (const each of judged) printRow(each);
  for (const id of unknown) say(`${id}  stands in SECURITY.md, but is no row`);
  const short = judged.filter(({ isGood }) => !isGood).length + unknown.length;
  const listed = judged.filter(({ verdict }) => verdict === 'listed').length;
  say(
    `\n${judged.length} rows: ${judged.length - short - listed} ok, ${listed} listed in SECURITY.md, ${short} SHORT`,
  );
  return short === 0 ? 0 : 1;
}

/** @returns {Promise<Map<string, number>>} the exit code of each command */
async function runCommands(names) {
  const codes = new Map();
  for (const name of names) {
    heading(`npm run ${name}`);
    const { code } = await runCommand('npm', ['run', '--silent', name], { env: testEnvironment() });
    codes.set(name, code);
  }
  return codes;
}
