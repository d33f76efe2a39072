/** How an appointment is kept. */
export const WAYS = ['office', 'phone', 'video'] as const;
export type Way = (typeof WAYS)[number];

export const wayLabels = {
  office: { ar: 'في المكتب', en: 'At the office' },
  phone: { ar: 'بالهاتف', en: 'By phone' },
  video: { ar: 'عن بُعد (مرئيًا)', en: 'By video' },
} as const;

/** In the place of a way: nobody meets, the answer comes in writing. */
export const NO_MEETING = 'none';

/** The options of a field that says the way, or that there is none. */
export const wayOptions = { ...wayLabels, [NO_MEETING]: { ar: 'كتابةً دون لقاء', en: 'In writing' } } as const;

/** For what is told of a meeting, beside the field `way`: not where nobody meets. */
export const whereMet = { field: 'way', is: [null, ...WAYS] } as const;
