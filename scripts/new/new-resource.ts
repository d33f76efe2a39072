import type { MenuGroup } from '#contract/menu-place.ts';
import { resources } from '#resources/index.ts';
import { CommandError } from '#server/run-command.ts';
import { type Given, ask, askMany } from './ask.ts';
import { titleOf } from './field-source.ts';
import { camelOf, readLocalizedText } from './names.ts';
import { edited, refuseExisting, runTool, writeSources } from './project-files.ts';
import { readField } from './read-field.ts';
import { resourceSource } from './resource-source.ts';
import { resourceTableSource } from './table-source.ts';

/** Writes a resource: its definition, its line, its table, its migration. */
export async function newResource(name: string, given: Given): Promise<string> {
  const { definition, table } = filesOf(name);
  const one = readLocalizedText(await ask(given, { option: 'one', text: 'One of them, Arabic / English' }));
  const many = readLocalizedText(
    await ask(given, { option: 'many', text: 'Many of them, Arabic / English' }),
  );
  const readers = await ask(given, {
    option: 'readers',
    text: 'Who reads them, public or staff',
    fallback: 'staff',
  });
  if (readers !== 'public' && readers !== 'staff')
    throw new CommandError(`--readers is public or staff, not «${readers}».`);
  const { fields, title } = await askFields(given);

  const order = nextOrder('content');
  await writeSources({
    [definition]: resourceSource({ name, one, many, readers, order, fields, title }),
    [table]: resourceTableSource(name, fields, title),
    ...edited('src/resources/index.ts', [
      {
        find: /^import \{/m,
        put: (found) => `import { ${camelOf(name)} } from './${name}.ts';\n${found}`,
      },
      { find: /^const content = \[$/m, put: (found) => `${found}\n  ${camelOf(name)},` },
    ]),
  });
  migrate(name);
  return `${many.en} stand in the panel, the API and the tests as soon as you run npm start. Look at ${definition}: who may do what (access), the place in the menu, and what each field allows are yours to decide.`;
}

/** Where the files of a resource stand. @throws CommandError where the name is none, or taken */
export function filesOf(name: string): { definition: string; table: string } {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new CommandError(`«${name}» is no name: write its records in the plural, such as court-holidays.`);
  if (resources.some((resource) => resource.name === name))
    throw new CommandError(`There is a resource ${name} already.`);
  const files = { definition: `src/resources/${name}.ts`, table: `server/db/tables/${name}.ts` };
  refuseExisting(Object.values(files));
  return files;
}

/** The fields, with the one that names a record. */
export async function askFields(given: Given) {
  const text = 'Its fields: key, kind, Arabic / English, such as «title bilingual العنوان / Title»';
  const fields = (await askMany(given, { option: 'field', text })).map(readField);
  const title = titleOf(fields)?.key;
  if (title === undefined)
    throw new CommandError('No field can name a record: one text or bilingual must not be empty.');
  const keys = fields.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new CommandError(`Two fields are named ${twice}.`);
  return { fields, title };
}

/** The migration, and whether everything fits together. */
export function migrate(name: string): void {
  runTool('drizzle-kit', ['generate', `--name=${name}`]);
  runTool('tsc', ['-p', '.']);
}

/** Behind the last entry of a group of the menu. */
export const nextOrder = (group: MenuGroup): number =>
  Math.max(0, ...resources.map(({ menu }) => (menu !== false && menu.group === group ? menu.order : 0))) + 10;
