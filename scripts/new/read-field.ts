import { RESERVED_KEYS } from '#contract/check-resource.ts';
import type { FieldType } from '#contract/fields.ts';
import type { LocalizedText } from '#contract/language.ts';
import { resources } from '#resources/index.ts';
import { CommandError } from '#server/run-command.ts';
import { columns } from './columns.ts';
import { englishOf, readLocalizedText } from './names.ts';

/** A field as it was asked for. */
export interface NewField {
  readonly key: string;
  readonly type: FieldType;
  readonly optional: boolean;
  /** Is a text in both languages of several lines? */
  readonly long: boolean;
  readonly label: LocalizedText;
  /** The resource that a reference points at. */
  readonly to?: string;
  /** The options of a select. */
  readonly options?: Readonly<Record<string, LocalizedText>>;
}

const WRITTEN =
  /^(?<key>[a-z][A-Za-z0-9]*)\s+(?<long>long\s+)?(?<type>[A-Za-z]+)(?:\((?<to>[a-z-]+)\))?(?<optional>\??)\s+(?<label>[^:]+)(?::(?<options>.+))?$/;

/**
 * Reads a field as it is written at a terminal: `until date? حتى تاريخ / Until`.
 * @throws CommandError for whatever is wrong about it
 */
export function readField(line: string): NewField {
  const { key, long, type, to, optional, label, options } = WRITTEN.exec(line.trim())?.groups ?? {};
  if (!key || !type || !label)
    throw new CommandError(
      `«${line}» is no field: write key, kind and label, as in «title bilingual العنوان / Title».`,
    );
  if (!isOffered(type))
    throw new CommandError(`«${type}» is no kind that can be made here; these are: ${offered.join(', ')}.`);
  if (RESERVED_KEYS.includes(key)) throw new CommandError(`${key} is a column that every table has.`);
  if (optional === '?' && type === 'boolean')
    throw new CommandError(`${key} is ticked or not, never empty: write it without «?».`);
  if (long !== undefined && type !== 'bilingual')
    throw new CommandError(
      `Only a bilingual is long, ${type} is not; a long text in one language is a longText.`,
    );
  const needsTarget = type === 'reference' || type === 'references';
  if (needsTarget !== (to !== undefined))
    throw new CommandError(
      needsTarget
        ? `${key} points at nothing: write «${type}(branches)».`
        : `${key} points at «${to}», which only a reference does.`,
    );
  if (to !== undefined && !resources.some(({ name }) => name === to))
    throw new CommandError(`${key} points at «${to}», which is no resource.`);
  if ((type === 'select') !== (options !== undefined))
    throw new CommandError(
      type === 'select'
        ? `${key} has no options: write them after a colon, as in «: low = أدنى / Low, high = أعلى / High».`
        : `${key} has options, which only a select has.`,
    );
  return {
    key,
    type,
    optional: optional === '?',
    long: long !== undefined,
    label: readLocalizedText(label, englishOf(key)),
    ...(to === undefined ? {} : { to }),
    ...(options === undefined ? {} : { options: readOptions(key, options) }),
  };
}

function readOptions(key: string, text: string): Readonly<Record<string, LocalizedText>> {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [value = '', words = ''] = part.split('=').map((half) => half.trim());
      if (!/^[A-Za-z][A-Za-z0-9]*$/.test(value))
        throw new CommandError(`«${part.trim()}» is no option of ${key}: write «low = أدنى / Low».`);
      return [value, readLocalizedText(words, englishOf(value))];
    }),
  );
}

/** The kinds of fields that can be made here. */
export const offered = Object.entries(columns)
  .filter(([, column]) => column !== null)
  .map(([type]) => type);

const isOffered = (type: string): type is FieldType => offered.includes(type);
