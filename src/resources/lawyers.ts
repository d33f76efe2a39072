import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import {
  bilingual,
  email,
  image,
  number,
  position,
  reference,
  references,
  rows,
  text,
  url,
} from '#contract/fields.ts';
import { lawyerAdmissions } from './lawyer-admissions.ts';

/** The lawyers as the site presents them (R154). Their accounts, where they have one, are users. */
export const lawyers = defineResource({
  name: 'lawyers',
  endpoint: 'Lawyers',
  labels: { one: { ar: 'محامٍ', en: 'Lawyer' }, many: { ar: 'المحامون', en: 'Lawyers' } },
  menu: { path: 'lawyers', icon: 'users', group: 'administration', area: 'settings', order: 50 },
  access: siteContent,
  fields: {
    name: bilingual({ label: { ar: 'الاسم', en: 'Name' }, searchable: true, sortable: true, max: 100 }),
    slug: text({
      label: { ar: 'عنوان الصفحة', en: 'Page address' },
      format: 'slug',
      madeFrom: 'name',
      unique: 'duplicate',
      optional: true,
      max: 80,
    }),
    photo: image({
      label: { ar: 'الصورة', en: 'Photo' },
      help: {
        ar: 'طولية. دون صورة نعرض الحرف الأول على زخرفة الشركة.',
        en: 'Portrait. Without a photo we show the initial on the firm’s pattern.',
      },
      optional: true,
      aspect: 0.7813,
      leastSize: { width: 800, height: 1000 },
    }),
    position: position(),
    jobTitle: bilingual({ label: { ar: 'المنصب', en: 'Position' }, searchable: true, max: 120 }),
    specialization: bilingual({ label: { ar: 'التخصص', en: 'Specialisation' }, searchable: true, max: 120 }),
    description: bilingual({ label: { ar: 'نبذة', en: 'Description' }, long: true, max: 1500 }),
    yearsOfExperience: number({
      label: { ar: 'سنوات الخبرة', en: 'Years of experience' },
      min: 1,
      max: 80,
      sortable: true,
    }),
    spokenLanguages: bilingual({
      label: { ar: 'لغات العمل', en: 'Working languages' },
      optional: true,
      max: 200,
    }),
    categoryIds: references({
      label: { ar: 'الخدمات', en: 'Services' },
      to: 'service-categories',
      optional: true,
    }),
    admissions: rows({
      label: { ar: 'القيد والتراخيص', en: 'Admissions' },
      of: lawyerAdmissions,
      by: 'lawyerId',
      max: 12,
    }),
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      to: 'branches',
      widget: 'office',
      optional: true,
      filterable: true,
    }),
    email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, optional: true }),
    linkedIn: url({ label: { ar: 'رابط لينكدإن', en: 'LinkedIn link' }, optional: true }),
  },
  title: 'name',
  list: {
    columns: ['name', 'jobTitle', 'branchId', 'yearsOfExperience', 'updatedAt'],
    under: ['email'],
    tile: 'name',
    picture: 'photo',
    filters: ['branchId'],
    reorder: true,
  },
  form: {
    sections: [
      { fields: ['name', 'jobTitle', 'specialization', 'description', 'slug'] },
      { fields: ['photo'] },
      { fields: ['yearsOfExperience', 'spokenLanguages', 'categoryIds', 'branchId', 'email', 'linkedIn'] },
      { fields: ['admissions'] },
    ],
  },
});
