import { CommandError } from '#server/run-command.ts';
import { type Given, ask } from './ask.ts';
import { matterSource, matterTableSource } from './matter-source.ts';
import { camelOf, readWords } from './names.ts';
import { askFields, filesOf, migrate } from './new-resource.ts';
import { editSource, writeSource } from './project-files.ts';

/** Writes a kind of matter: what clients send in two steps, and staff carry through four states. */
export async function newMatter(name: string, given: Given): Promise<string> {
  const { definition, table } = filesOf(name);
  const one = readWords(await ask(given, { option: 'one', text: 'One of them, Arabic / English' }));
  const many = readWords(await ask(given, { option: 'many', text: 'Many of them, Arabic / English' }));
  const { fields, title } = await askFields(given);
  if (fields.find(({ key }) => key === title)?.type !== 'text')
    throw new CommandError(
      `${title} names the record and is what a client writes: make it a text, in one language.`,
    );

  process.stdout.write('\nWritten:\n');
  await writeSource(definition, matterSource({ name, one, many, fields, title }));
  await writeSource(table, matterTableSource(name, fields, title));
  await editSource('src/resources/matters.ts', [
    {
      find: /^import \{ consultations \}/m,
      put: (found) => `import { ${camelOf(name)} } from './${name}.ts';\n${found}`,
    },
    {
      find: /^export const matterResources = \[(.*)\] as const;$/m,
      put: (_found, listed) => `export const matterResources = [${listed}, ${camelOf(name)}] as const;`,
    },
  ]);
  migrate(name);
  return `Clients send ${many.en.toLowerCase()} and follow them, and staff work them, as soon as you run npm start. Read the words of ${definition}: states, moves, what clients are told and how long records are kept are a beginning; docs/portal.md says what else a matter may have.`;
}
