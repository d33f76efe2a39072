import { checkOf } from '#contract/field-checks.ts';
import { kindOf } from '#contract/field-kinds.ts';
import { CommandError } from '#server/run-command.ts';
import { everyField } from '#tests/support/every-field.ts';
import { type Given, ask } from './ask.ts';
import { kindFiles, kindLines } from './kind-parts.ts';
import { isIdentifier, kebabOf, pascalOf } from './names.ts';
import { edited, readSource, refuseExisting, runTool, writeSources } from './project-files.ts';

/** Writes a kind of field as a copy of one that is there: its modules, its lines, and its field in the tests. */
export async function newKind(given: Given): Promise<string> {
  const name = await ask(given, {
    option: '<name>',
    text: 'Its name, one word, such as rating',
    read: readName,
  });
  const files = kindFiles(name);
  const like = await ask(given, {
    option: '--like',
    text: `The kind that ${name} begins as a copy of: ${plainKinds.join(', ')}`,
    read: readModel,
  });
  const model = kindFiles(like);
  const lines = [...new Set(kindLines.map(({ file }) => file))].map((file) =>
    edited(file, [...linesIn(file), ...(file === EVERY_FIELD ? fieldOf(name) : [])]),
  );
  const sources = {
    [files.contract]: copied(readSource(model.contract), like, name),
    [files.view]: copied(readSource(model.view), like, name),
    [files.input]: copied(readSource(model.input), like, name),
    ...Object.fromEntries(lines.flatMap((file) => Object.entries(file))),
    ...edited('docs/kinds.md', [
      { find: rowOf(like), put: (found, rest) => `${found}\n| \`${name}\` ${rest}` },
    ]),
  };
  await writeSources(sources, () => runTool('tsc', ['-p', '.']));
  return `${name} is what ${like} is, under a name of its own. Say in ${files.contract} what it holds, and in its view and input how it looks. These have the choices of ${like} as yet: ${CHOICES.join(', ')}, and its row in docs/kinds.md.`;

  function linesIn(file: string) {
    return kindLines
      .filter((line) => line.file === file)
      .map(({ line, render }) => ({
        find: line(like),
        put: (found: string, choice: string) => `${render(name, choice)}\n${found}`,
      }));
  }
}

function readName(name: string): string {
  if (!/^[a-z][A-Za-z]*$/.test(name) || !isIdentifier(name))
    throw new CommandError(`«${name}» is no name of a kind: write it as one word, such as rating.`);
  refuseExisting(Object.values(kindFiles(name)));
  return name;
}

function readModel(like: string): string {
  if (!plainKinds.includes(like))
    throw new CommandError(`«${like}» is none of the kinds to begin with: ${plainKinds.join(', ')}.`);
  return like;
}

/** Where no compiler can say whether a copy is right of the new kind. */
const CHOICES = kindLines.flatMap(({ file, isChoice }) => (isChoice ? [file] : []));

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

/** One value under its own key, which a label alone is enough for: no options, no other resource, no check of its own. */
const plainKinds: readonly string[] = Object.values(everyField.fields)
  .filter((field) => {
    const { shape, filter, isStored } = kindOf(field);
    return isStored && !shape && !checkOf(field) && filter?.kind !== 'choices';
  })
  .map(({ type }) => type)
  .filter((type, index, all) => all.indexOf(type) === index);

/** The module of a kind under another name. */
const copied = (source: string, from: string, to: string): string =>
  source
    .replaceAll(`${pascalOf(from)}Field`, `${pascalOf(to)}Field`)
    .replaceAll(`readonly type: '${from}'`, `readonly type: '${to}'`)
    .replaceAll(`export const ${from}: FieldKind`, `export const ${to}: FieldKind`)
    .replaceAll(`#contract/kinds/${kebabOf(from)}.ts`, `#contract/kinds/${kebabOf(to)}.ts`);
