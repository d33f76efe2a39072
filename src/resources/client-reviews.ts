import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, boolean, image, position, reference } from '#contract/fields.ts';

/** What clients said about the firm (R155). The site shows what is published. */
export const clientReviews = defineResource({
  name: 'client-reviews',
  endpoint: 'ClientReviews',
  labels: {
    one: { ar: 'رأي عميل', en: 'Client review' },
    many: { ar: 'آراء العملاء', en: 'Client reviews' },
  },
  menu: { path: 'client-reviews', icon: 'mail', group: 'administration', area: 'settings', order: 60 },
  access: siteContent,
  publicWhen: 'isPublished',
  publicIn: { setting: 'site-settings', field: 'reviewsIn', by: 'branchId' },
  fields: {
    clientName: bilingual({
      label: { ar: 'اسم العميل', en: 'Client name' },
      searchable: true,
      max: 100,
    }),
    clientOf: bilingual({ label: { ar: 'عميل لدى', en: 'Client of' }, searchable: true, max: 120 }),
    text: bilingual({
      label: { ar: 'نص الرأي', en: 'Review text' },
      long: true,
      searchable: true,
      max: 1000,
    }),
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      to: 'branches',
      widget: 'office',
      optional: true,
      filterable: true,
    }),
    isPublished: boolean({ label: { ar: 'منشور في الموقع', en: 'Published on the site' }, filterable: true }),
    photo: image({
      label: { ar: 'الصورة', en: 'Photo' },
      optional: true,
      aspect: 1,
    }),
    position: position(),
  },
  title: 'clientName',
  list: {
    columns: ['clientName', 'text', 'branchId', 'isPublished', 'updatedAt'],
    under: ['clientOf'],
    tile: 'clientName',
    picture: 'photo',
    filters: ['isPublished', 'branchId'],
    reorder: true,
  },
  form: { sections: [{ fields: ['clientName', 'clientOf', 'text', 'photo', 'branchId', 'isPublished'] }] },
});
