import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, position, references, rows, text } from '#contract/fields.ts';
import { services } from './services.ts';

/** What the firm does, by field of law (R244-R246, A37): the list of services on the site, and a page for each. */
export const serviceCategories = defineResource({
  name: 'service-categories',
  endpoint: 'ServiceCategories',
  labels: {
    one: { ar: 'تصنيف خدمات', en: 'Service category' },
    many: { ar: 'الخدمات القانونية', en: 'Law services' },
  },
  menu: { path: 'services', icon: 'scale', group: 'work', order: 1 },
  access: siteContent,
  fields: {
    name: bilingual({ label: { ar: 'الاسم', en: 'Name' }, searchable: true, sortable: true, max: 100 }),
    description: bilingual({
      label: { ar: 'الوصف', en: 'Description' },
      long: true,
      searchable: true,
      max: 2000,
    }),
    slug: text({
      label: { ar: 'عنوان الصفحة', en: 'Page address' },
      help: {
        ar: 'آخر جزء من رابط صفحة التصنيف في الموقع: ‎/services/real-estate',
        en: 'The last part of the category’s link on the website: /services/real-estate',
      },
      format: 'slug',
      unique: 'duplicate',
      max: 60,
    }),
    branchIds: references({
      label: { ar: 'الفروع', en: 'Branches' },
      to: 'branches',
      widget: 'office',
      filterable: true,
    }),
    services: rows({
      label: { ar: 'الخدمات الفرعية', en: 'Sub-services' },
      of: services,
      by: 'categoryId',
      searchable: true,
    }),
    position: position(),
  },
  title: 'name',
  list: {
    columns: ['name', 'services', 'branchIds', 'slug', 'updatedAt'],
    filters: ['branchIds'],
    reorder: true,
  },
  form: { sections: [{ fields: ['name', 'description', 'slug', 'branchIds'] }, { fields: ['services'] }] },
  messages: {
    createFailed: { ar: 'تعذّر إنشاء التصنيف', en: "Couldn't create the category" },
    updateFailed: { ar: 'تعذّر تحديث التصنيف', en: "Couldn't update the category" },
    deleteFailed: { ar: 'تعذّر حذف التصنيف', en: "Couldn't delete the category" },
  },
});
