import { defineResource } from '#contract/define-resource.ts';
import { bilingual, select } from '#contract/fields.ts';
import { wayOptions } from '#contract/ways.ts';

/** What kinds of consultation can be asked for (R145, R249). */
export const consultationTypes = defineResource({
  name: 'consultation-types',
  endpoint: 'ConsultationTypes',
  labels: {
    one: { ar: 'نوع استشارة', en: 'Consultation type' },
    many: { ar: 'أنواع الاستشارات', en: 'Consultation types' },
  },
  menu: {
    path: 'consultationTypes',
    icon: 'list',
    group: 'work',
    order: 30,
    locked: {
      for: ['CustomerService'],
      // Behind the requests (R392).
      order: 45,
      reason: { ar: 'لمديري النظام فقط', en: 'Admins only' },
    },
  },
  access: {
    // With `CustomerService: 'all'` here and under `read`, the locked entry becomes a page to read (A4).
    list: { public: 'all', Admin: 'all' },
    read: { public: 'all', Admin: 'all' },
    create: { Admin: 'all' },
    update: { Admin: 'all' },
    delete: { Admin: 'all' },
  },
  fields: {
    name: bilingual({
      label: { ar: 'الاسم', en: 'Name' },
      searchable: true,
      sortable: true,
      max: 100,
    }),
    way: select({
      label: { ar: 'طريقة اللقاء', en: 'Meeting type' },
      help: {
        ar: 'إن كان النوع نفسه يحدّدها فاخترها هنا، فلا يُسأل عنها العميل. وما يُجاب عنه كتابةً لا يُطلب له موعد.',
        en: 'Where the type itself says it, choose it here: clients are then not asked. What is answered in writing has no appointment.',
      },
      options: wayOptions,
      optional: true,
    }),
  },
  title: 'name',
  list: { columns: ['name', 'way', 'updatedAt'], sort: [{ field: 'id', direction: 'asc' }] },
  form: { sections: [{ fields: ['name', 'way'] }] },
  messages: {
    createFailed: { ar: 'تعذّر إنشاء نوع الاستشارة', en: "Couldn't create the consultation type" },
    updateFailed: { ar: 'تعذّر تحديث نوع الاستشارة', en: "Couldn't update the consultation type" },
    deleteFailed: { ar: 'تعذّر حذف نوع الاستشارة', en: "Couldn't delete the consultation type" },
  },
});
