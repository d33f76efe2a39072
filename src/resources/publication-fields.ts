import { select } from '#contract/fields.ts';
import type { LocalizedText } from '#contract/language.ts';
import type { PublicationState } from '#contract/publishing.ts';

const options = {
  draft: { ar: 'مسودة', en: 'Draft' },
  scheduled: { ar: 'مُجدول', en: 'Scheduled' },
  published: { ar: 'منشور', en: 'Published' },
  changed: { ar: 'عُدّل بعد النشر', en: 'Changed since' },
} as const satisfies Record<PublicationState, LocalizedText>;

const stateOf = (label: LocalizedText) =>
  select({
    label,
    options,
    tones: { draft: 'pending', scheduled: 'scheduled', published: 'completed', changed: 'changed' },
    writeBy: 'server',
    filterable: true,
  });

/** How each language of a record stands that is published by itself: kept by the host, for lists. */
export const publicationFields = {
  arabicState: stateOf({ ar: 'بالعربية', en: 'In Arabic' }),
  englishState: stateOf({ ar: 'بالإنجليزية', en: 'In English' }),
};

/** The same as what `publishing` of a definition says of them. */
export const publicationStates = { ar: 'arabicState', en: 'englishState' } as const;
