import { defineSingleton } from '#contract/define-singleton.ts';
import { bilingual } from '#contract/fields.ts';

/** The headline over the bases of the firm's success (R153, R360). */
export const baseOfSuccess = defineSingleton({
  name: 'base-of-success',
  endpoint: 'BaseOfSuccess',
  label: { ar: 'عنوان الركائز', en: 'Headline of the bases' },
  menu: { path: 'base-of-success', icon: 'building', group: 'administration', area: 'settings', order: 40 },
  access: {
    read: { public: 'all', Admin: 'all' },
    update: { Admin: 'all' },
  },
  fields: {
    headline: bilingual({ label: { ar: 'العنوان الرئيس', en: 'Headline' }, max: 120 }),
  },
  form: { sections: [{ fields: ['headline'] }] },
});
