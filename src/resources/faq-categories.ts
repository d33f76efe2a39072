import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, position } from '#contract/fields.ts';

/** The topics that questions are grouped under (R146). */
export const faqCategories = defineResource({
  name: 'faq-categories',
  endpoint: 'FaqCategories',
  labels: {
    one: { ar: 'تصنيف أسئلة', en: 'FAQ category' },
    many: { ar: 'تصنيفات الأسئلة', en: 'FAQ categories' },
  },
  menu: { path: 'faq/categories', icon: 'tags', group: 'administration', order: 21, tabOf: 'faqs' },
  access: siteContent,
  fields: {
    name: bilingual({
      label: { ar: 'الاسم', en: 'Name' },
      searchable: true,
      sortable: true,
      max: 100,
    }),
    position: position(),
  },
  title: 'name',
  list: { columns: ['name', 'updatedAt'], reorder: true },
  form: { sections: [{ fields: ['name'] }] },
});
