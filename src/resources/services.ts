import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, money, reference } from '#contract/fields.ts';

const oneALine = { ar: 'سطر لكل بند.', en: 'One line for each.' };

/** What is offered within a category (R247, R248, A37): a sub-service, in the order that its category gives it. */
export const services = defineResource({
  name: 'services',
  endpoint: 'Services',
  labels: {
    one: { ar: 'خدمة فرعية', en: 'Sub-service' },
    many: { ar: 'الخدمات الفرعية', en: 'Sub-services' },
  },
  menu: { path: 'services/all', icon: 'scale', group: 'work', order: 2, tabOf: 'service-categories' },
  access: siteContent,
  fields: {
    categoryId: reference({
      label: { ar: 'التصنيف', en: 'Category' },
      to: 'service-categories',
      filterable: true,
      sortable: true,
    }),
    name: bilingual({ label: { ar: 'الاسم', en: 'Name' }, searchable: true, sortable: true, max: 150 }),
    description: bilingual({
      label: { ar: 'الوصف', en: 'Description' },
      long: true,
      searchable: true,
      max: 2000,
    }),
    steps: bilingual({
      label: { ar: 'خطوات العمل', en: 'What happens' },
      help: oneALine,
      long: true,
      optional: true,
      max: 2000,
    }),
    documents: bilingual({
      label: { ar: 'المستندات المطلوبة', en: 'What it needs' },
      help: oneALine,
      long: true,
      optional: true,
      max: 2000,
    }),
    duration: bilingual({ label: { ar: 'المدة', en: 'How long it takes' }, optional: true, max: 150 }),
    fee: money({
      label: { ar: 'تبدأ الأتعاب من', en: 'Fees start at' },
      help: { ar: 'شاملةً ضريبة القيمة المضافة. يراها الزوار.', en: 'Including VAT. Visitors see it.' },
      optional: true,
    }),
  },
  title: 'name',
  list: {
    columns: ['name', 'categoryId', 'updatedAt'],
    filters: ['categoryId'],
    sort: [{ field: 'categoryId', direction: 'asc' }],
  },
  form: {
    sections: [{ fields: ['categoryId', 'name', 'description', 'steps', 'documents', 'duration', 'fee'] }],
  },
  messages: {
    createFailed: { ar: 'تعذّر إنشاء الخدمة', en: "Couldn't create the service" },
    updateFailed: { ar: 'تعذّر تحديث الخدمة', en: "Couldn't update the service" },
    deleteFailed: { ar: 'تعذّر حذف الخدمة', en: "Couldn't delete the service" },
  },
});
