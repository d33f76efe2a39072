import { CommandError, runCommand } from '#server/run-command.ts';
import { newKind } from './new-kind.ts';
import { newMatter } from './new-matter.ts';
import { newResource } from './new-resource.ts';
import { offered } from './read-field.ts';

const USAGE = `Writes what a new resource, kind of field or kind of matter consists of.

  npm run new -- resource <name> [--one <words>] [--many <words>] [--readers public|staff] [--field <field> ...]
  npm run new -- matter <name>   [--one <words>] [--many <words>] [--field <field> ...]
  npm run new -- kind <name> --like <kind>

  <name>   of a resource or matter its records in the plural, such as court-holidays; of a kind one word, such as rating
  <words>  Arabic / English, such as 'عطلة / Holiday'
  <field>  key, kind, label. The first text is the record's title; a label without English is made of the key.
             title bilingual العنوان / Title
             text long bilingual? النص / Text                  several lines; one language is enough
             until date? حتى تاريخ / Until                     may stay empty
             branchId reference(branches) الفرع / Office
             level select الدرجة / Level: low = أدنى / Low, high = أعلى / High
  kinds    ${offered.join(', ')} (docs/kinds.md)
  readers  public: everyone reads, Admins write; staff (default): CustomerService reads, Admins write

What is not given is asked for at a terminal.
`;

const options = {
  one: { type: 'string' },
  many: { type: 'string' },
  readers: { type: 'string' },
  field: { type: 'string', multiple: true },
  like: { type: 'string' },
} as const;

interface Maker {
  readonly make: typeof newResource;
  /** The options that it knows. */
  readonly takes: readonly (keyof typeof options)[];
}
const makers: Readonly<Record<string, Maker>> = {
  resource: { make: newResource, takes: ['one', 'many', 'readers', 'field'] },
  kind: { make: newKind, takes: ['like'] },
  matter: { make: newMatter, takes: ['one', 'many', 'field'] },
};

await runCommand({ usage: USAGE, options }, async ({ values, positionals }) => {
  const [what = '', ...names] = positionals;
  const maker = Object.hasOwn(makers, what) ? makers[what] : undefined;
  if (!maker) throw new CommandError(USAGE.trim());
  if (names.length > 1)
    throw new CommandError(`One name is wanted, not «${names.join(' ')}»: what has spaces stands in quotes.`);
  const unknown = Object.keys(values).find((option) => !maker.takes.some((known) => known === option));
  if (unknown !== undefined) throw new CommandError(`A ${what} has no option --${unknown}.`);
  // A tool that is stopped fails, and what was written before it is taken back.
  process.on('SIGINT', () => undefined);
  return maker.make((option) => {
    if (option === '<name>') return names;
    const value = values[option.replace('--', '')];
    return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
  });
});
