import { defineResource } from '#contract/define-resource.ts';
import { bilingual, email, phone, select } from '#contract/fields.ts';

/** The firm's offices (R161, A36): what footer, filters, users and requests point at. */
export const branches = defineResource({
  name: 'branches',
  endpoint: 'Branches',
  labels: { one: { ar: 'فرع', en: 'Branch' }, many: { ar: 'الفروع', en: 'Branches' } },
  menu: false,
  access: {
    list: { public: 'all' },
    read: { public: 'all' },
    create: false,
    update: false,
    delete: false,
  },
  fields: {
    name: bilingual({ label: { ar: 'الاسم', en: 'Name' }, searchable: true, sortable: true }),
    address: bilingual({ label: { ar: 'العنوان', en: 'Address' }, long: true }),
    phone: phone({ label: { ar: 'الهاتف', en: 'Phone' } }),
    whatsApp: phone({ label: { ar: 'واتساب', en: 'WhatsApp' } }),
    email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' } }),
    timeZone: select({
      label: { ar: 'المنطقة الزمنية', en: 'Time zone' },
      options: {
        'Asia/Riyadh': { ar: 'الرياض', en: 'Riyadh' },
        'Africa/Cairo': { ar: 'القاهرة', en: 'Cairo' },
      },
    }),
  },
  title: 'name',
  list: { columns: ['name', 'phone', 'email'], sort: [{ field: 'id', direction: 'asc' }] },
  form: { sections: [{ fields: ['name', 'address', 'phone', 'whatsApp', 'email', 'timeZone'] }] },
});
