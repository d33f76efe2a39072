import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, number, position, reference } from '#contract/fields.ts';

/** The firm's journey (R151), in the order in which it is told. */
export const milestones = defineResource({
  name: 'milestones',
  endpoint: 'Milestones',
  labels: { one: { ar: 'محطة', en: 'Milestone' }, many: { ar: 'محطات المسيرة', en: 'Journey milestones' } },
  menu: { path: 'milestones', icon: 'calendar', group: 'administration', area: 'settings', order: 20 },
  access: siteContent,
  fields: {
    year: number({
      label: { ar: 'السنة', en: 'Year' },
      min: 1900,
      // Next year may be announced (A79).
      maxNow: () => new Date().getFullYear() + 1,
      sortable: true,
    }),
    title: bilingual({
      label: { ar: 'العنوان', en: 'Title' },
      searchable: true,
      sortable: true,
      max: 120,
    }),
    description: bilingual({ label: { ar: 'الوصف', en: 'Description' }, long: true, max: 600 }),
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      help: {
        ar: 'اتركه فارغًا إن كانت المحطة تخص المكتبين معًا.',
        en: 'Leave it empty if it concerns both offices.',
      },
      to: 'branches',
      widget: 'office',
      optional: true,
    }),
    position: position(),
  },
  title: 'title',
  list: { columns: ['title', 'year', 'description', 'updatedAt'], reorder: true },
  form: { sections: [{ fields: ['year', 'branchId', 'title', 'description'] }] },
});
