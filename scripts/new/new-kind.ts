import { CommandError } from '#server/run-command.ts';
import { type Given, ask } from './ask.ts';
import { kindFiles, kindLines } from './kind-parts.ts';
import { kebabOf, pascalOf } from './names.ts';
import { editSource, isThere, readSource, refuseExisting, runTool, writeSource } from './project-files.ts';

/** Writes a kind of field as a copy of one that is there: its modules, its lines, and its field in the tests. */
export async function newKind(name: string, given: Given): Promise<string> {
  if (!/^[a-z][A-Za-z]*$/.test(name))
    throw new CommandError(`«${name}» is no name of a kind: write it as one word, such as rating.`);
  const files = kindFiles(name);
  refuseExisting(Object.values(files));
  const like = await ask(given, {
    option: 'like',
    text: `The kind that ${name} begins as a copy of, such as text, number or select`,
  });
  const model = kindFiles(like);
  if (!Object.values(model).every(isThere))
    throw new CommandError(`There is no kind «${like}» with an input.`);
  if (!isPlain(like))
    throw new CommandError(
      `${like} is more than one value under its own key: begin with another, such as text.`,
    );

  process.stdout.write('\nWritten:\n');
  await writeSource(files.contract, copied(readSource(model.contract), like, name));
  await writeSource(files.view, copied(readSource(model.view), like, name));
  await writeSource(files.input, copied(readSource(model.input), like, name));
  for (const file of new Set(kindLines.map((line) => line.file))) {
    await editSource(file, [...linesIn(file), ...(file === EVERY_FIELD ? fieldOf(name) : [])]);
  }
  await editSource('docs/kinds.md', [
    { find: rowOf(like), put: (found, rest) => `${found}\n| \`${name}\` ${rest}` },
  ]);
  runTool('tsc', ['-p', '.']);
  return `${name} is what ${like} is, under a name of its own, and the tests of all kinds try it. Say in ${files.contract} what it holds, and in its view and input how it looks; then its values in tests/support, and its row in docs/kinds.md, which is that of ${like} as yet.`;

  function linesIn(file: string) {
    return kindLines
      .filter((line) => line.file === file)
      .map(({ line, put }) => ({
        find: line(like),
        put: (found: string, choice: string) => `${put(name, choice)}\n${found}`,
      }));
  }
}

const EVERY_FIELD = 'tests/support/every-field.ts';

/** Its field in the definition that has one of every kind. */
const fieldOf = (kind: string) => [
  {
    find: /^ {2}fields: \{$/m,
    put: (found: string) =>
      `${found}\n    ${kind}Value: ${kind}({ label: label('${kind}'), optional: true }),`,
  },
  { find: /^ {10}'code',$/m, put: (found: string) => `${found}\n          '${kind}Value',` },
];

/** What the page of the kinds says of one, behind its name. */
const rowOf = (kind: string) => new RegExp(`^\\| \`${kind}\` +(\\|.*)$`, 'm');

/** Can it be made by its constructor with a label alone, and is it one value? */
function isPlain(kind: string): boolean {
  return kindLines.every(({ file, line }) => line(kind).test(readSource(file)));
}

/** The module of a kind under another name. */
const copied = (source: string, from: string, to: string): string =>
  source
    .replaceAll(`${pascalOf(from)}Field`, `${pascalOf(to)}Field`)
    .replaceAll(`readonly type: '${from}'`, `readonly type: '${to}'`)
    .replaceAll(`export const ${from}: FieldKind`, `export const ${to}: FieldKind`)
    .replaceAll(`#contract/kinds/${kebabOf(from)}.ts`, `#contract/kinds/${kebabOf(to)}.ts`);
