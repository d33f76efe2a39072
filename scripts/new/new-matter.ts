import { portalKinds } from '#contract/portal-kinds.ts';
import { conflictFields, matterFields } from '#resources/matter-fields.ts';
import { matters } from '#resources/matters.ts';
import { CommandError } from '#server/run-command.ts';
import type { Given } from './ask.ts';
import { matterPortalSource } from './matter-portal-source.ts';
import { type NewMatter, matterSource, matterTableSource } from './matter-source.ts';
import { matterWorkflowSource } from './matter-workflow-source.ts';
import { camelOf } from './names.ts';
import { askFields, askResource, checkAndMigrate, nextOrder } from './new-resource.ts';
import { edited, importOf, refuseExisting, writeSources } from './project-files.ts';
import { type NewField, readField } from './read-field.ts';

/** Writes a kind of matter: what clients send in two steps, and staff carry through four states. */
export async function newMatter(given: Given): Promise<string> {
  const { name, definition, table, one, many } = await askResource(given);
  const beside = { workflow: `src/resources/${name}-workflow.ts`, portal: `src/resources/${name}-portal.ts` };
  refuseExisting(Object.values(beside));
  const { fields, title } = await askFields(given, readQuestion);
  const order = {
    portal: Math.max(...matters.map(({ portal }) => portal.order)) + 10,
    menu: nextOrder('work'),
  };
  const matter: NewMatter = { name, one, many, fields, title, letter: freeLetter(name), order };
  const sources = {
    [definition]: matterSource(matter),
    [beside.workflow]: matterWorkflowSource(),
    [beside.portal]: matterPortalSource(matter),
    [table]: matterTableSource(name, fields, title),
    ...edited('src/resources/matters.ts', [
      importOf(name),
      {
        find: /^export const matterResources = \[([\s\S]*?),?\s*\] as const;$/m,
        put: (_found, listed) => `export const matterResources = [${listed}, ${camelOf(name)}] as const;`,
      },
    ]),
  };
  await writeSources(sources, () => checkAndMigrate(name));
  return `Clients send ${many.en.toLowerCase()} and follow them, and staff work them, as soon as you run npm start. Read the words of ${definition} and of the two files beside it: states, moves, what clients are told and how long records are kept are a beginning; docs/portal.md says what else a matter may have.`;
}

/** A field that the form of clients asks for. @throws CommandError where it cannot */
function readQuestion(line: string): NewField {
  const field = readField(line);
  const { key, type } = field;
  if (!portalKinds[type].isAsked || type === 'files')
    throw new CommandError(`${key}: the form of clients has no input for ${type}.`);
  if (GIVEN.includes(key)) throw new CommandError(`${key} is a field that every matter has.`);
  return field;
}

/** The fields that are written for every matter. */
const GIVEN = [
  ...Object.keys({ ...matterFields, ...conflictFields }),
  'status',
  'declineReason',
  'replyDueAt',
  'dueDate',
];

/** One that begins no other matter's references, of the name where it has one. */
function freeLetter(name: string): string {
  const taken = matters.map(({ portal }) => portal.letter);
  const free = [...`${name}abcdefghijklmnopqrstuvwxyz`.toUpperCase()].find(
    (letter) => /[A-Z]/.test(letter) && !taken.includes(letter),
  );
  if (free === undefined) throw new CommandError('Every letter begins the references of a matter.');
  return free;
}
