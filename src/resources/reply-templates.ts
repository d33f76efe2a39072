import { defineResource } from '#contract/define-resource.ts';
import { bilingual, boolean, select } from '#contract/fields.ts';
import type { LocalizedText } from '#contract/language.ts';
import { EVERY_MATTER, REPLY_PLACEHOLDERS } from '#contract/reply-values.ts';
import { matters } from './matters.ts';

const admin = { Admin: 'all' } as const;

const places: Readonly<Record<string, LocalizedText>> = {
  [EVERY_MATTER]: { ar: 'كل ما يرسله العملاء', en: 'Everything that clients send' },
  ...Object.fromEntries(matters.map(({ name, labels }) => [name, labels.many])),
};

/** Replies that staff keep ready: chosen beside a note, filled in, in the language of the client. */
export const replyTemplates = defineResource({
  name: 'reply-templates',
  endpoint: 'ReplyTemplates',
  labels: {
    one: { ar: 'ردّ جاهز', en: 'Prepared reply' },
    many: { ar: 'الردود الجاهزة', en: 'Prepared replies' },
  },
  menu: { path: 'reply-templates', icon: 'mail', group: 'administration', area: 'settings', order: 81 },
  access: { list: admin, read: admin, create: admin, update: admin, delete: admin },
  replyTemplates: { text: 'text', about: 'about', isActive: 'isActive' },
  fields: {
    title: bilingual({
      label: { ar: 'العنوان', en: 'Title' },
      max: 120,
      searchable: true,
      sortable: true,
    }),
    about: select({
      label: { ar: 'أين يظهر', en: 'Offered in' },
      options: places,
      filterable: true,
    }),
    isActive: boolean({ label: { ar: 'متاح للموظفين', en: 'Offered to staff' }, filterable: true }),
    text: bilingual({
      label: { ar: 'نص الردّ', en: 'Reply' },
      help: {
        ar: 'خانات تُملأ وحدها: {{client}} العميل، {{number}} الرقم، {{subject}} الموضوع، {{service}} الخدمة، {{appointment}} الموعد، {{office}} الفرع، {{staff}} الموظف.',
        en: 'Filled in: {{client}}, {{number}}, {{subject}}, {{service}}, {{appointment}}, {{office}}, {{staff}}.',
      },
      long: true,
      max: 4000,
      searchable: true,
      placeholders: REPLY_PLACEHOLDERS,
    }),
  },
  title: 'title',
  list: {
    columns: ['title', 'about', 'isActive', 'updatedAt'],
    filters: ['about', 'isActive'],
    sort: [{ field: 'title', direction: 'asc' }],
  },
  form: { sections: [{ fields: ['title', 'about', 'isActive', 'text'] }] },
});
