import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { OFFICE_ZONES } from '#contract/office-zones.ts';
import { bilingual, email, hours, money, number, phone, select, text, url } from '#contract/fields.ts';

/** The firm's offices (R161, A36): what footer, filters, users and requests point at. */
export const branches = defineResource({
  name: 'branches',
  endpoint: 'Branches',
  labels: { one: { ar: 'فرع', en: 'Branch' }, many: { ar: 'الفروع', en: 'Branches' } },
  menu: { path: 'branches', icon: 'building', group: 'administration', area: 'settings', order: 75 },
  access: siteContent,
  fields: {
    name: bilingual({ label: { ar: 'الاسم', en: 'Name' }, searchable: true, sortable: true, max: 60 }),
    address: bilingual({ label: { ar: 'العنوان', en: 'Address' }, long: true, max: 300 }),
    phone: phone({ label: { ar: 'الهاتف', en: 'Phone' } }),
    whatsApp: phone({ label: { ar: 'واتساب', en: 'WhatsApp' } }),
    email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' } }),
    timeZone: select({
      label: { ar: 'المنطقة الزمنية', en: 'Time zone' },
      options: OFFICE_ZONES,
    }),
    hours: hours({
      label: { ar: 'أوقات العمل', en: 'Office hours' },
      help: { ar: 'بالتوقيت المحلي للفرع.', en: 'On the clock of the branch.' },
    }),
    directions: bilingual({
      label: { ar: 'كيفية الوصول', en: 'Directions' },
      long: true,
      optional: true,
      max: 300,
    }),
    latitude: number({
      label: { ar: 'خط العرض', en: 'Latitude' },
      optional: true,
      decimals: true,
      min: -90,
      max: 90,
    }),
    longitude: number({
      label: { ar: 'خط الطول', en: 'Longitude' },
      optional: true,
      decimals: true,
      min: -180,
      max: 180,
    }),
    mapUrl: url({ label: { ar: 'رابط الخريطة', en: 'Map link' }, optional: true }),
    consultationFee: money({
      label: { ar: 'أتعاب الاستشارة', en: 'Consultation fee' },
      help: {
        ar: 'شاملةً ضريبة القيمة المضافة. يراها العميل مع المواعيد المتاحة قبل الحجز. اتركها فارغة إن لم تُطلب أتعاب.',
        en: 'Including VAT. Clients see it with the free appointments, before they book. Leave it empty where none is due.',
      },
      optional: true,
    }),
    licenceNumber: text({ label: { ar: 'رقم الترخيص', en: 'Licence number' }, optional: true, max: 40 }),
    commercialRegistration: text({
      label: { ar: 'السجل التجاري', en: 'Commercial registration' },
      optional: true,
      max: 40,
    }),
    taxNumber: text({ label: { ar: 'الرقم الضريبي', en: 'Tax number' }, optional: true, max: 40 }),
  },
  timeZone: 'timeZone',
  title: 'name',
  list: { columns: ['name', 'phone', 'email', 'timeZone'], sort: [{ field: 'id', direction: 'asc' }] },
  form: {
    sections: [
      { fields: ['name', 'address', 'phone', 'whatsApp', 'email', 'timeZone'] },
      {
        label: { ar: 'الزيارة', en: 'Visiting' },
        fields: ['hours', 'directions', 'latitude', 'longitude', 'mapUrl', 'consultationFee'],
      },
      {
        label: { ar: 'التراخيص', en: 'Registrations' },
        fields: ['licenceNumber', 'commercialRegistration', 'taxNumber'],
      },
    ],
  },
});
