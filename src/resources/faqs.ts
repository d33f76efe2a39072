import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, position, reference } from '#contract/fields.ts';

/** Questions and answers of the FAQ page (R147). One language is enough; the other half is marked missing. */
export const faqs = defineResource({
  name: 'faqs',
  endpoint: 'Faqs',
  labels: { one: { ar: 'سؤال', en: 'Question' }, many: { ar: 'الأسئلة الشائعة', en: 'FAQ' } },
  menu: { path: 'faq', icon: 'help', group: 'administration', order: 20 },
  access: siteContent,
  fields: {
    categoryId: reference({
      label: { ar: 'التصنيف', en: 'Category' },
      to: 'faq-categories',
      filterable: true,
    }),
    serviceId: reference({
      label: { ar: 'الخدمة', en: 'Service' },
      to: 'services',
      // A question outlives the service that it was asked about.
      onDelete: 'keep',
      optional: true,
    }),
    question: bilingual({
      label: { ar: 'السؤال', en: 'Question' },
      languages: 'any',
      searchable: true,
      sortable: true,
      max: 300,
    }),
    answer: bilingual({
      label: { ar: 'الإجابة', en: 'Answer' },
      languages: 'any',
      long: true,
      searchable: true,
      max: 5000,
    }),
    position: position(),
  },
  title: 'question',
  list: {
    columns: ['question', 'categoryId', 'updatedAt'],
    filters: ['categoryId'],
    reorder: true,
  },
  form: { sections: [{ fields: ['categoryId', 'question', 'answer', 'serviceId'] }] },
});
