import type { MenuGroup } from '#contract/menu-place.ts';
import { resources } from '#resources/index.ts';
import { CommandError } from '#server/run-command.ts';
import { type Given, ask, askMany } from './ask.ts';
import { titleOf } from './field-source.ts';
import { camelOf, isIdentifier, pascalOf, readLocalizedText } from './names.ts';
import { edited, importOf, refuseExisting, runTool, writeSources } from './project-files.ts';
import { type NewField, readField } from './read-field.ts';
import { resourceSource } from './resource-source.ts';
import { resourceTableSource } from './table-source.ts';

/** Writes a resource: its definition, its line, its table, its migration. */
export async function newResource(given: Given): Promise<string> {
  const { name, definition, table, one, many } = await askResource(given);
  const readers = await ask(given, {
    option: '--readers',
    text: 'Who reads them, public or staff',
    read: readReaders,
    fallback: 'staff',
  });
  const { fields, title } = await askFields(given, readField);

  const order = nextOrder('content');
  const sources = {
    [definition]: resourceSource({ name, one, many, readers, order, fields, title }),
    [table]: resourceTableSource(name, fields, title),
    ...edited('src/resources/index.ts', [
      importOf(name),
      { find: /^const content = \[$/m, put: (found) => `${found}\n  ${camelOf(name)},` },
    ]),
    // Who opens something to others than Admins says so a second time, where tests look.
    ...edited('tests/support/open-routes.ts', [
      readers === 'public'
        ? { find: /^const READ_BY_ALL = \[$/m, put: (found) => `${found}\n  '${pascalOf(name)}',` }
        : { find: /^export const readByStaff: .* = \[/m, put: (found) => `${found}\n  '${name}',` },
    ]),
  };
  await writeSources(sources, () => checkAndMigrate(name));
  return `${many.en} stand in the panel and the API as soon as you run npm start. Look at ${definition}: who may do what (access), the place in the menu, and what each field allows are yours to decide. Then npm run check, and the short tests of CONTRIBUTING.md.`;
}

/** What every resource is called, and where its files stand. */
export async function askResource(given: Given) {
  const text = 'Its name, the records in the plural, such as court-holidays';
  const named = await ask(given, { option: '<name>', text, read: readName });
  const words = { read: (answer: string) => readLocalizedText(answer) };
  const one = await ask(given, { option: '--one', text: 'One of them, Arabic / English', ...words });
  const many = await ask(given, { option: '--many', text: 'Many of them, Arabic / English', ...words });
  return { ...named, one, many };
}

function readName(name: string) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !isIdentifier(camelOf(name)))
    throw new CommandError(`«${name}» is no name: write its records in the plural, such as court-holidays.`);
  if (resources.some((resource) => resource.name === name))
    throw new CommandError(`There is a resource ${name} already.`);
  const files = { definition: `src/resources/${name}.ts`, table: `server/db/tables/${name}.ts` };
  refuseExisting(Object.values(files));
  return { name, ...files };
}

function readReaders(answer: string): 'public' | 'staff' {
  if (answer !== 'public' && answer !== 'staff')
    throw new CommandError(`Its readers are public or staff, not «${answer}».`);
  return answer;
}

/** The fields, with the one that names a record. */
export async function askFields(given: Given, readOne: (line: string) => NewField) {
  const fields = await askMany<NewField>(given, {
    option: '--field',
    text: 'Its fields: key, kind, Arabic / English, such as «title bilingual العنوان / Title»',
    read(line, before) {
      const field = readOne(line);
      if (before.some(({ key }) => key === field.key))
        throw new CommandError(`Two fields are named ${field.key}.`);
      return field;
    },
    check: (answers) => void titleKeyOf(answers),
  });
  return { fields, title: titleKeyOf(fields) };
}

function titleKeyOf(fields: readonly NewField[]): string {
  const title = titleOf(fields)?.key;
  if (title === undefined)
    throw new CommandError('No field can name a record: one text or bilingual must not be empty.');
  return title;
}

/** Whether everything fits together, as the compiler and the start of the host say, and the migration. */
export function checkAndMigrate(name: string): void {
  runTool('tsc', ['-p', '.']);
  runTool('tsx', ['scripts/new/check-definitions.ts']);
  runTool('tsx', ['scripts/commands/db-generate.ts', `--name=${name}`]);
}

/** Behind the last entry of a group of the menu. */
export const nextOrder = (group: MenuGroup): number =>
  Math.max(0, ...resources.map(({ menu }) => (menu !== false && menu.group === group ? menu.order : 0))) + 10;
