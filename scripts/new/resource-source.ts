import type { LocalizedText } from '#contract/language.ts';
import { fieldSource, isFilterable } from './field-source.ts';
import { camelOf, pascalOf, localizedTextSource } from './names.ts';
import type { NewField } from './read-field.ts';

/** What was asked for. */
export interface NewResource {
  readonly name: string;
  readonly one: LocalizedText;
  readonly many: LocalizedText;
  readonly readers: 'public' | 'staff';
  /** Its place among the entries of the menu. */
  readonly order: number;
  readonly fields: readonly NewField[];
  readonly title: string;
}

/** A list shows so many columns beside the title. */
const COLUMNS = 3;

const ACCESS = {
  public: 'access: siteContent,',
  staff: `access: {
    list: { Admin: 'all', CustomerService: 'all' },
    read: { Admin: 'all', CustomerService: 'all' },
    create: { Admin: 'all' },
    update: { Admin: 'all' },
    delete: { Admin: 'all' },
  },`,
} as const;

/** The definition of a resource. */
export function resourceSource({ name, one, many, readers, order, fields, title }: NewResource): string {
  const keys = fields.map(({ key }) => `'${key}'`);
  const filters = fields.filter(isFilterable).map(({ key }) => `'${key}'`);
  const constructors = [...new Set(fields.map(({ type }) => type))].toSorted().join(', ');
  return `${readers === 'public' ? `import { siteContent } from '#contract/access.ts';\n` : ''}import { defineResource } from '#contract/define-resource.ts';
import { ${constructors} } from '#contract/fields.ts';

/** ${many.en} of the firm. */
export const ${camelOf(name)} = defineResource({
  name: '${name}',
  endpoint: '${pascalOf(name)}',
  labels: { one: ${localizedTextSource(one)}, many: ${localizedTextSource(many)} },
  menu: { path: '${name}', icon: 'list', group: 'content', order: ${order} },
  ${ACCESS[readers]}
  fields: {
    ${fields.map((field) => fieldSource(field, { title })).join('\n    ')}
  },
  title: '${title}',
  list: { columns: ['${title}', ${[...filters.slice(0, COLUMNS), "'updatedAt'"].join(', ')}]${
    filters.length === 0 ? '' : `, filters: [${filters.join(', ')}]`
  } },
  form: { sections: [{ fields: [${keys.join(', ')}] }] },
});
`;
}
