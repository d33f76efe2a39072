import { CommandError, runCommand } from '#server/run-command.ts';
import { newKind } from './new-kind.ts';
import { newMatter } from './new-matter.ts';
import { newResource } from './new-resource.ts';

const USAGE = `Writes what a new resource, kind of field or kind of matter consists of.

  npm run new -- resource <name> [--one <words>] [--many <words>] [--readers public|staff] [--field <field> ...]
  npm run new -- matter <name>   [--one <words>] [--many <words>] [--field <field> ...]
  npm run new -- kind <name> --like <kind>

  <name>   of a resource or matter its records in the plural, such as court-holidays; of a kind one word, such as rating
  <words>  Arabic / English, such as 'عطلة / Holiday'
  <field>  key, kind, label; such as 'title bilingual العنوان / Title', 'until date? حتى تاريخ / Until' (may stay
           empty; 'text bilingual? النص / Text' is a long text that one language is enough for), 'branchId reference(branches) الفرع / Office', 'level select الدرجة / Level: low = أدنى / Low,
           high = أعلى / High'. The first text is the record's title. Without the part in English it is made of the key.

What is not given is asked for at a terminal.
`;

const makers: Readonly<Record<string, typeof newResource>> = {
  resource: newResource,
  kind: newKind,
  matter: newMatter,
};

const options = {
  one: { type: 'string' },
  many: { type: 'string' },
  readers: { type: 'string' },
  field: { type: 'string', multiple: true },
  like: { type: 'string' },
} as const;

await runCommand({ usage: USAGE, options }, async ({ values, positionals }) => {
  const [what = '', name = ''] = positionals;
  const make = Object.hasOwn(makers, what) ? makers[what] : undefined;
  if (!make) throw new CommandError(USAGE.trim());
  return make(name, (option) => {
    const value = values[option];
    return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
  });
});
