/** How an appointment is kept. */
export const WAYS = ['office', 'phone', 'video'] as const;
export type Way = (typeof WAYS)[number];

export const wayLabels = {
  office: { ar: 'في المكتب', en: 'At the office' },
  phone: { ar: 'بالهاتف', en: 'By phone' },
  video: { ar: 'عن بُعد (مرئيًا)', en: 'By video' },
} as const;
