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

/** The definition of a matter. Its words avoid gender and number, so that they are right before somebody improves them. */
export function matterSource({ name, one, many, fields, title, letter, order }: NewMatter): string {
  const key = camelOf(
    one.en
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join('-') ?? name,
  );
  const keys = fields.map((field) => `'${field.key}'`);
  const description = fields.find(({ type }) => type === 'longText')?.key ?? title;
  const facts = fields
    .filter((field) => ![title, description].includes(field.key))
    .map((field) => `{ field: '${field.key}' }`);
  const filters = fields.filter(isFilterable).map((field) => `'${field.key}'`);
  const constructors = [...new Set(['longText', ...fields.map(({ type }) => type)])].toSorted().join(', ');
  const lower = { one: one.en.toLowerCase(), many: many.en.toLowerCase() };
  const words = (ar: string, en: string): string => localizedTextSource({ ar, en });
  const count = words(`${many.ar}: {{count}}`, `${many.en}: {{count}}`);
  return `import { defineResource } from '#contract/define-resource.ts';
import { ${constructors} } from '#contract/fields.ts';
import type { Portal } from '#contract/portal.ts';
import { defineWorkflow } from '#contract/workflow.ts';
import { assigneeFact, declinedTerm, dueFact, finishedTerm, officeFact, receivedFact } from './matter-facts.ts';
import { byClient, dueDate, handling, matterAccess, matterFields, matterStatus, received, staff } from './matter-fields.ts';

const workflow = defineWorkflow({
  field: 'status',
  initial: 'Pending',
  states: {
    Pending: ${words('قيد المراجعة', 'Under review')},
    InProgress: ${words('قيد التنفيذ', 'In progress')},
    Completed: ${words('مكتمل', 'Completed')},
    Declined: ${words('مُعتذر عنه', 'Declined')},
  },
  closed: ['Completed', 'Declined'],
  moves: {
    begin: { from: ['Pending'], to: 'InProgress', label: ${words('بدء العمل', 'Begin')}, access: staff },
    complete: { from: ['InProgress'], to: 'Completed', label: ${words('إتمام', 'Complete')}, access: staff },
    decline: {
      from: ['Pending', 'InProgress'],
      to: 'Declined',
      label: ${words('اعتذار', 'Decline')},
      access: staff,
      input: { declineReason: longText({ label: ${words('السبب الموجّه للعميل', 'Reason for the client')}, max: 2000 }) },
      danger: true,
    },
  },
});

const portal = {
  key: '${key}',
  path: '${name}',
  letter: '${letter}',
  order: ${order.portal},
  words: {
    tab: ${localizedTextSource(many)},
    back: ${words(`العودة إلى ${many.ar}`, `Back to ${lower.many}`)},
    empty: ${words(`لا توجد ${many.ar} بعد`, `There are no ${lower.many} yet`)},
    start: ${words(`تقديم ${one.ar}`, `New ${lower.one}`)},
    consent: ${words(`مع ${one.ar}`, `With: ${lower.one}`)},
    count: { zero: ${count}, one: ${count}, two: ${count}, few: ${count}, many: ${count}, other: ${count} },
  },
  form: {
    steps: [
      { label: ${words('التفاصيل', 'Details')}, fields: [${keys.join(', ')}] },
      { label: ${words('الملفات والفرع', 'Files and office')}, fields: ['attachments', 'branchId'] },
    ],
    words: {
      title: ${words(`تقديم ${one.ar}`, `New ${lower.one}`)},
      lead: ${words('خطوتان ثم المراجعة.', 'Two steps, then a review.')},
      description: ${words(`تقديم ${one.ar} لدى أحد فرعينا`, `New ${lower.one} at one of our offices`)},
      submit: ${words('إرسال', 'Send')},
      loginRequired: ${words('يجب تسجيل الدخول قبل الإرسال.', 'You must be logged in to send this.')},
      sentTitle: ${words('تم الاستلام', 'Received')},
      sentNumber: ${words('الرقم {{id}}.', 'Number {{id}}.')},
      follow: ${words('المتابعة', 'Follow it')},
      another: ${words('تقديم مرة أخرى', 'Send another')},
    },
  },
  description: '${description}',
  reason: 'declineReason',
  facts: [${['officeFact', ...facts, 'assigneeFact', 'receivedFact', 'dueFact'].join(', ')}],
  next: {
    Pending: ${words('سنراجع ما أرسلته ونبلغك بالخطوة التالية.', 'We review what you sent and tell you what comes next.')},
    InProgress: ${words('العمل جارٍ، وسنبلغك عند الإتمام.', 'Work is under way; you are told when it is done.')},
    Completed: ${words('اكتمل العمل.', 'This is done.')},
    Declined: ${words('تعذّر علينا قبوله، والسبب:', 'We could not take it. The reason:')},
  },
  way: ['Pending', 'InProgress', 'Completed'],
  news: {
    arrival: {
      kind: 'new${pascalOf(key)}',
      icon: 'inbox',
      title: ${words(`وصول ${one.ar}`, `New ${lower.one}`)},
      message: ${words(`وصول ${one.ar} رقم {{number}}`, `New ${lower.one} #{{number}}`)},
    },
    moves: {},
  },
  mail: {
    received: ${words(`استلمنا ${one.ar} رقم {{number}}`, `We received your ${lower.one} {{number}}`)},
    news: ${words(`جديد في ${one.ar} رقم {{number}}`, `News about your ${lower.one} {{number}}`)},
  },
  retention: [
    { what: ${JSON.stringify(`declined ${lower.many}`)}, states: ['Declined'], ...declinedTerm },
    { what: ${JSON.stringify(`finished ${lower.many}`)}, states: ['Completed'], ...finishedTerm },
  ],
  perHour: 10,
  dashboard: {
    needs: { unassigned: ${words(`${many.ar}: غير مُسندة`, `Unassigned ${lower.many}`)} },
    arrivals: true,
  },
} as const satisfies Portal;

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
  fields: {
    ...matterFields,
    ${fields.map((field) => fieldSource(field, { title, more: 'writeBy: byClient' })).join('\n    ')}
    status: matterStatus(workflow, { Pending: 'pending', InProgress: 'scheduled', Completed: 'completed', Declined: 'rejected' }),
    declineReason: longText({ label: ${words('السبب الموجّه للعميل', 'Reason for the client')}, writeBy: 'server', optional: true, max: 2000 }),
    dueDate: dueDate(workflow),
  },
  title: '${title}',
  recordLabels: received,
  list: {
    columns: ['number', '${title}', 'branchId', 'status', 'createdAt'],
    under: ['clientId'],
    tile: 'clientId',
    filters: ['status', 'branchId', 'assigneeId', 'clientId', ${[...filters, "'dueDate'", "'replyDueAt'", "'taskState'", "'taskDueOn'"].join(', ')}],
    tabs: 'status',
    pageSize: 15,
  },
  form: { sections: [{ fields: [${keys.join(', ')}, 'branchId', 'assigneeId', 'dueDate', 'legalHold'] }] },
  show: {
    sections: [
      { fields: [${keys.join(', ')}, 'attachments'] },
      { fields: ['number', 'status', 'clientId', ...handling, 'declineReason'] },
    ],
  },
  messages: { notFound: ${words('السجل غير موجود', `${one.en} not found`)} },
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
