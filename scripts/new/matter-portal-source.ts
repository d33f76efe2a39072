import type { NewMatter } from './matter-source.ts';
import { camelOf, localizedTextSource, pascalOf } from './names.ts';

/** What clients see of a matter. Its words avoid gender and number, so that they are right before somebody improves them. */
export function matterPortalSource({ name, one, many, fields, title, letter, order }: NewMatter): string {
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
  const lower = { one: one.en.toLowerCase(), many: many.en.toLowerCase() };
  const words = (ar: string, en: string): string => localizedTextSource({ ar, en });
  const count = words(`${many.ar}: {{count}}`, `${many.en}: {{count}}`);
  return `import type { Portal } from '#contract/portal.ts';
import { assigneeFact, declinedTerm, dueFact, finishedTerm, officeFact, receivedFact } from './matter-facts.ts';

/** What clients see of ${lower.many}. */
export const portal = {
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
`;
}
