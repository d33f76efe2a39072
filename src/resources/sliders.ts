import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, image, position } from '#contract/fields.ts';

/** What the home page opens with, one after the other (R58, R149). */
export const sliders = defineResource({
  name: 'sliders',
  endpoint: 'Sliders',
  labels: { one: { ar: 'شريحة', en: 'Slider' }, many: { ar: 'شرائح الواجهة', en: 'Sliders' } },
  menu: {
    path: 'sliders',
    icon: 'photo',
    group: 'administration',
    area: 'settings',
    ownPath: true,
    order: 70,
  },
  access: siteContent,
  fields: {
    title: bilingual({
      label: { ar: 'العنوان', en: 'Title' },
      searchable: true,
      max: 120,
    }),
    description: bilingual({
      label: { ar: 'الوصف', en: 'Description' },
      long: true,
      searchable: true,
      max: 400,
    }),
    image: image({
      label: { ar: 'الصورة', en: 'Image' },
      optional: true,
      aspect: 0.7071,
      leastSize: { width: 900, height: 1270 },
    }),
    position: position(),
  },
  title: 'title',
  list: { columns: ['title', 'description', 'updatedAt'], tile: 'title', picture: 'image', reorder: true },
  form: { sections: [{ fields: ['title', 'description', 'image'] }] },
});
