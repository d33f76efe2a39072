import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { notificationKinds, notificationWords } from '#contract/notification-kinds.ts';
import { newsOf } from '#contract/portal.ts';
import { matters } from '#resources/matters.ts';

const news = matters.flatMap(({ portal }) => newsOf(portal));
const kinds = [...Object.keys(notificationKinds), ...news.map(({ kind }) => kind)];
const SCRIPT = { ar: /^\p{scx=Arab}/u, en: /^\p{scx=Latn}/u } as const;
/** Whoever has a name in one language alone is called by it in both. */
const NAMES = [
  { ar: 'سارة القحطاني', en: '' },
  { ar: '', en: 'Sara Alqahtani' },
] as const;

it.each(LANGUAGES)(
  'a sentence that began with a name of the other language was drawn from the wrong side: %s',
  (language) => {
    for (const kind of kinds)
      for (const by of NAMES) {
        const params = { number: 'R-2026-00001', status: { ar: 'قيد العمل', en: 'In progress' }, by };
        const { message } = notificationWords({ kind, params }, language, news);
        // As `dir="auto"` looks: by the first letter.
        const letters = message.replace(/^[^\p{L}]+/u, '');
        expect(letters).toMatch(SCRIPT[language]);
        const name = by.ar || by.en;
        if (message.includes(name)) expect(message).toContain(`\u2068${name}\u2069`);
      }
  },
);
