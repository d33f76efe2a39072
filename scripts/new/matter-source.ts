import type { LocalizedText } from '#contract/language.ts';
import { camelOf, pascalOf, snakeOf, localizedTextSource } from './names.ts';
import { fieldSource, isFilterable } from './field-source.ts';
import { tableSource } from './table-source.ts';
import type { NewField } from './read-field.ts';

/** What was asked for. */
export interface NewMatter {
  readonly name: string;
  readonly one: LocalizedText;
  readonly many: LocalizedText;
  readonly fields: readonly NewField[];
  readonly title: string;
  /** Begins its references. */
  readonly letter: string;
  /** Its place among the tabs of the client area, and among the entries of the menu. */
  readonly order: { readonly portal: number; readonly menu: number };
}

/** The definition of a matter; its workflow and its portal stand in files beside it. */
export function matterSource({ name, one, many, fields, title, order }: NewMatter): string {
  const keys = fields.map((field) => `'${field.key}'`);
  const filters = fields.filter(isFilterable).map((field) => `'${field.key}'`);
  const constructors = [...new Set(['longText', ...fields.map(({ type }) => type)])].toSorted().join(', ');
  return `import { defineResource } from '#contract/define-resource.ts';
import { ${constructors} } from '#contract/fields.ts';
import {
  byClient,
  dueFields,
  handling,
  matterAccess,
  matterFields,
  matterFilters,
  matterFormFields,
  matterStatus,
  received,
} from './matter-fields.ts';
import { portal } from './${name}-portal.ts';
import { reason, tones, workflow } from './${name}-workflow.ts';

/** ${many.en} that clients send and follow. A client sees only their own. */
export const ${camelOf(name)} = defineResource({
  name: '${name}',
  endpoint: '${pascalOf(name)}',
  labels: { one: ${localizedTextSource(one)}, many: ${localizedTextSource(many)} },
  menu: { path: '${name}', icon: 'scale', group: 'work', order: ${order.menu} },
  access: matterAccess,
  owner: 'clientId',
  confidential: true,
  assignee: 'assigneeId',
  office: 'branchId',
  workflow,
  portal,
  thread: true,
  tasks: true,
  fields: {
    ...matterFields,
    ${fields.map((field) => fieldSource(field, { title, more: 'writeBy: byClient' })).join('\n    ')}
    status: matterStatus(workflow, tones),
    declineReason: longText({ label: reason, writeBy: 'server', optional: true, max: 2000 }),
    ...dueFields(workflow),
  },
  title: '${title}',
  recordLabels: received,
  list: {
    columns: ['number', '${title}', 'branchId', 'status', 'createdAt'],
    under: ['clientId'],
    tile: 'clientId',
    filters: [${["'status'", "'branchId'", ...filters, '...matterFilters'].join(', ')}],
    tabs: 'status',
    pageSize: 15,
  },
  form: { sections: [{ fields: [${keys.join(', ')}, ...matterFormFields] }] },
  show: {
    sections: [
      { story: true, fields: [${keys.join(', ')}, 'attachments'] },
      { fields: ['number', 'status', 'clientId', ...handling, 'declineReason'] },
    ],
  },
  messages: { notFound: ${localizedTextSource({ ar: 'السجل غير موجود', en: `${one.en} not found` })} },
});
`;
}

/** The table of a matter, with the columns that all of them have. */
export function matterTableSource(name: string, fields: readonly NewField[], title: string): string {
  const table = snakeOf(name);
  return tableSource(name, fields, {
    head: `...matterColumns(definition, '${snakeOf(title)}'),`,
    tail: [
      `status: text('status', { enum: optionsOf(definition.fields.status) }).notNull().default('Pending'),`,
      `declineReason: text('decline_reason').notNull().default(''),`,
    ],
    indexes: [
      `...matterIndexes('${table}', openStates(definition.workflow)),`,
      '...listIndexes(definition, table),',
      `searchIndex('${table}'),`,
    ],
    uses: [
      { 'drizzle-orm/pg-core': ['text'], '#contract/fields.ts': ['optionsOf'] },
      { '#contract/workflow.ts': ['openStates'] },
      { '../matter-columns.ts': ['matterColumns', 'matterIndexes'] },
      { '../record-columns.ts': ['listIndexes', 'searchIndex'] },
    ],
  });
}
