import { ASKABLE } from '#contract/check-portal.ts';
import { matterFields } from '#resources/matter-fields.ts';
import { matters } from '#resources/matters.ts';
import { CommandError } from '#server/run-command.ts';
import { type Given, ask } from './ask.ts';
import { matterSource, matterTableSource } from './matter-source.ts';
import { camelOf, readLocalizedText } from './names.ts';
import { askFields, filesOf, migrate, nextOrder } from './new-resource.ts';
import { edited, writeSources } from './project-files.ts';

/** Writes a kind of matter: what clients send in two steps, and staff carry through four states. */
export async function newMatter(name: string, given: Given): Promise<string> {
  const { definition, table } = filesOf(name);
  const one = readLocalizedText(await ask(given, { option: 'one', text: 'One of them, Arabic / English' }));
  const many = readLocalizedText(
    await ask(given, { option: 'many', text: 'Many of them, Arabic / English' }),
  );
  const { fields, title } = await askFields(given);
  if (fields.find(({ key }) => key === title)?.type !== 'text')
    throw new CommandError(
      `${title} names the record and is what a client writes: make it a text, in one language.`,
    );

  for (const { key, type } of fields) {
    if (!ASKABLE.includes(type) || type === 'files')
      throw new CommandError(`${key}: the form of clients has no input for ${type}.`);
    if (GIVEN.includes(key)) throw new CommandError(`${key} is a field that every matter has.`);
  }

  const order = {
    portal: Math.max(...matters.map(({ portal }) => portal.order)) + 10,
    menu: nextOrder('work'),
  };
  await writeSources({
    [definition]: matterSource({ name, one, many, fields, title, letter: freeLetter(name), order }),
    [table]: matterTableSource(name, fields, title),
    ...edited('src/resources/matters.ts', [
      {
        find: /^import \{/m,
        put: (found) => `import { ${camelOf(name)} } from './${name}.ts';\n${found}`,
      },
      {
        find: /^export const matterResources = \[([\s\S]*?),?\s*\] as const;$/m,
        put: (_found, listed) => `export const matterResources = [${listed}, ${camelOf(name)}] as const;`,
      },
    ]),
  });
  migrate(name);
  return `Clients send ${many.en.toLowerCase()} and follow them, and staff work them, as soon as you run npm start. Read the words of ${definition}: states, moves, what clients are told and how long records are kept are a beginning; docs/portal.md says what else a matter may have.`;
}

/** The fields that are written for every matter. */
const GIVEN = [...Object.keys(matterFields), 'status', 'declineReason', 'dueDate'];

/** One that begins no other matter's references, of the name where it has one. */
function freeLetter(name: string): string {
  const taken = matters.map(({ portal }) => portal.letter);
  const free = [...`${name}abcdefghijklmnopqrstuvwxyz`.toUpperCase()].find(
    (letter) => /[A-Z]/.test(letter) && !taken.includes(letter),
  );
  if (free === undefined) throw new CommandError('Every letter begins the references of a matter.');
  return free;
}
