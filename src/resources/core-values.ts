import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, image, position } from '#contract/fields.ts';

/** What the firm stands for (R152). */
export const coreValues = defineResource({
  name: 'core-values',
  endpoint: 'CoreValues',
  labels: { one: { ar: 'قيمة', en: 'Core value' }, many: { ar: 'القيم', en: 'Core values' } },
  menu: { path: 'core-values', icon: 'scale', group: 'administration', area: 'settings', order: 30 },
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
