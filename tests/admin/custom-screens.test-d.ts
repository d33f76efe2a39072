// Mistakes that must not compile. Checked by the compiler alone: nothing here runs.
import type { ScreensOf } from '#admin/custom-screens.ts';
import { defineResource } from '#contract/define-resource.ts';
import { text } from '#contract/fields.ts';

const label = { ar: 'اسم', en: 'Name' };
const admin = { Admin: 'all' } as const;
const plain = {
  labels: { one: label, many: label },
  menu: false,
  access: { list: admin, read: admin, create: admin, update: admin, delete: admin },
  fields: { name: text({ label }) },
  title: 'name',
  list: { columns: ['name'] },
  form: { sections: [{ fields: ['name'] }] },
} as const;
const drawn = defineResource({
  ...plain,
  name: 'drawn',
  endpoint: 'Drawn',
  screens: { list: 'custom', show: 'custom' },
});
const generated = defineResource({ ...plain, name: 'generated', endpoint: 'Generated' });
type Screens = ScreensOf<typeof drawn | typeof generated>;
const screen = () => null;

export const kept: Screens = { drawn: { list: screen, show: screen } };
// @ts-expect-error a promised screen that is missing
export const half: Screens = { drawn: { list: screen } };
// @ts-expect-error a resource that promises screens and has none
export const none: Screens = {};
// @ts-expect-error screens of a resource that promises none
export const more: Screens = { drawn: { list: screen, show: screen }, generated: { list: screen } };
