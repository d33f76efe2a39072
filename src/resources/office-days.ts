import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, date, hours, reference } from '#contract/fields.ts';

/**
 * Days on which an office keeps other hours than its week: holidays, and seasons such as Ramadan. The site tells by them
 * whether an office is open.
 */
export const officeDays = defineResource({
  name: 'office-days',
  endpoint: 'OfficeDays',
  labels: {
    one: { ar: 'إجازة أو موسم', en: 'Holiday or season' },
    many: { ar: 'الإجازات والمواسم', en: 'Holidays and seasons' },
  },
  menu: { path: 'office-days', icon: 'calendar', group: 'administration', area: 'settings', order: 78 },
  access: siteContent,
  fields: {
    name: bilingual({ label: { ar: 'الاسم', en: 'Name' }, searchable: true, sortable: true, max: 100 }),
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      help: { ar: 'اتركه فارغًا لجميع الفروع.', en: 'Leave it empty for all branches.' },
      to: 'branches',
      widget: 'office',
      optional: true,
      filterable: true,
    }),
    firstDay: date({ label: { ar: 'أول يوم', en: 'First day' }, hijri: true, sortable: true }),
    lastDay: date({ label: { ar: 'آخر يوم', en: 'Last day' }, hijri: true, filterable: true }),
    hours: hours({
      label: { ar: 'الأوقات في هذه الأيام', en: 'Hours on these days' },
      help: {
        ar: 'اتركها فارغة إن كان الفرع مغلقًا. لا تُحجز مواعيد خارجها.',
        en: 'Leave them empty where the branch is closed. Nothing is booked outside them.',
      },
      optional: true,
    }),
  },
  title: 'name',
  list: {
    columns: ['name', 'branchId', 'firstDay', 'lastDay', 'hours'],
    filters: ['branchId', 'lastDay'],
    sort: [{ field: 'firstDay', direction: 'desc' }],
  },
  form: { sections: [{ fields: ['name', 'branchId', 'firstDay', 'lastDay', 'hours'] }] },
});
