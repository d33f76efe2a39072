import { defineResource } from '#contract/define-resource.ts';
import { dateTime, select, text } from '#contract/fields.ts';
import { consultant, consultantScheduleAccess } from './consultant-schedule.ts';

/** When a consultant is away in spite of their week, or there beyond it. */
export const consultantAbsences = defineResource({
  name: 'consultant-absences',
  endpoint: 'ConsultantAbsences',
  labels: {
    one: { ar: 'استثناء من أوقات محامٍ', en: 'Exception to hours' },
    many: { ar: 'استثناءات أوقات المحامين', en: 'Exceptions to hours' },
  },
  menu: {
    path: 'consultant-absences',
    icon: 'calendar',
    group: 'administration',
    area: 'settings',
    order: 77,
  },
  access: consultantScheduleAccess,
  fields: {
    consultantId: consultant,
    kind: select({
      label: { ar: 'النوع', en: 'Kind' },
      options: {
        off: { ar: 'غير متاح', en: 'Away' },
        extra: { ar: 'متاح في وقت إضافي', en: 'Extra hours' },
      },
      filterable: true,
    }),
    startsAt: dateTime({ label: { ar: 'من', en: 'From' }, sortable: true, filterable: true }),
    endsAt: dateTime({ label: { ar: 'إلى', en: 'Until' } }),
    note: text({ label: { ar: 'ملاحظة', en: 'Note' }, optional: true, max: 200 }),
  },
  title: 'consultantId',
  list: {
    columns: ['consultantId', 'kind', 'startsAt', 'endsAt', 'note'],
    filters: ['consultantId', 'kind', 'startsAt'],
    sort: [{ field: 'startsAt', direction: 'desc' }],
  },
  form: { sections: [{ fields: ['consultantId', 'kind', 'startsAt', 'endsAt', 'note'] }] },
});
