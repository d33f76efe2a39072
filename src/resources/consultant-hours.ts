import { defineResource } from '#contract/define-resource.ts';
import { boolean, hours, reference, text } from '#contract/fields.ts';
import { wayLabels } from '#contract/ways.ts';
import { consultant, consultantScheduleAccess } from './consultant-schedule.ts';

/** The week of a consultant at an office, and in which ways they can be met then. */
export const consultantHours = defineResource({
  name: 'consultant-hours',
  endpoint: 'ConsultantHours',
  labels: {
    one: { ar: 'أوقات محامٍ', en: 'Lawyer’s hours' },
    many: { ar: 'أوقات المحامين', en: 'Lawyers’ hours' },
  },
  menu: { path: 'consultant-hours', icon: 'calendar', group: 'administration', area: 'settings', order: 76 },
  access: consultantScheduleAccess,
  fields: {
    consultantId: consultant,
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      to: 'branches',
      widget: 'office',
      filterable: true,
    }),
    atOffice: boolean({ label: wayLabels.office }),
    byPhone: boolean({ label: wayLabels.phone }),
    byVideo: boolean({ label: wayLabels.video }),
    hours: hours({
      label: { ar: 'أوقات الأسبوع', en: 'Hours of the week' },
      help: {
        ar: 'بالتوقيت المحلي للفرع. ونهايةٌ عند 00:00 تعني منتصف الليل.',
        en: 'On the clock of the branch. An end at 00:00 is midnight.',
      },
    }),
    note: text({ label: { ar: 'ملاحظة', en: 'Note' }, optional: true, max: 200 }),
  },
  title: 'consultantId',
  list: {
    columns: ['consultantId', 'branchId', 'hours', 'atOffice', 'byPhone', 'byVideo'],
    filters: ['consultantId', 'branchId'],
  },
  form: {
    sections: [{ fields: ['consultantId', 'branchId', 'atOffice', 'byPhone', 'byVideo', 'hours', 'note'] }],
  },
});
