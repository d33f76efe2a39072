import type { Access } from '#contract/access.ts';
import { bilingual, select, text } from '#contract/fields.ts';

/** Whoever has to do with a matter: written by staff, compared with every other party and client of the firm. */
export const partyFields = {
  name: bilingual({ label: { ar: 'الاسم', en: 'Name' }, languages: 'either', max: 200, searchable: true }),
  side: select({
    label: { ar: 'الصفة', en: 'Side' },
    options: {
      own: { ar: 'طرف العميل', en: "Client's side" },
      other: { ar: 'الطرف المقابل', en: 'Other side' },
      related: { ar: 'طرف ذو صلة', en: 'Related' },
    },
  }),
  number: text({
    label: { ar: 'رقم الهوية أو السجل', en: 'ID or register number' },
    optional: true,
    max: 40,
    direction: 'ltr',
    searchable: true,
  }),
} as const;

/** Parties are read and written with their matter alone. */
export const partyAccess = {
  list: false,
  read: false,
  create: false,
  update: false,
  delete: false,
} as const satisfies Access;

export const partyLabels = {
  one: { ar: 'طرف', en: 'Party' },
  many: { ar: 'الأطراف', en: 'Parties' },
} as const;
