import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, image, position } from '#contract/fields.ts';

/** What the firm's work rests on; the headline over them is `base-of-success` (R153). */
export const basesOfSuccess = defineResource({
  name: 'bases-of-success',
  endpoint: 'BasesOfSuccess',
  labels: {
    one: { ar: 'ركيزة', en: 'Base of success' },
    many: { ar: 'ركائز نجاحنا', en: 'Base of our success' },
  },
  menu: { path: 'bases-of-success', icon: 'building', group: 'administration', area: 'settings', order: 41 },
  access: siteContent,
  fields: {
    title: bilingual({ label: { ar: 'العنوان', en: 'Title' }, searchable: true, max: 120 }),
    description: bilingual({ label: { ar: 'الوصف', en: 'Description' }, long: true, max: 600 }),
    photo: image({
      label: { ar: 'الصورة', en: 'Photo' },
      optional: true,
      aspect: 0.7071,
      leastSize: { width: 480, height: 680 },
    }),
    position: position(),
  },
  title: 'title',
  list: { columns: ['title', 'description', 'updatedAt'], tile: 'title', picture: 'photo', reorder: true },
  form: { sections: [{ fields: ['title', 'description', 'photo'] }] },
});
