import type { Image } from '#contract/images.ts';
import type { LocalizedText } from '#contract/language.ts';
import { foldText } from '#contract/text-folding.ts';

export interface HeroSlide {
  id: number;
  title: LocalizedText;
  description: LocalizedText;
  image: Image | null;
}

/** Letters of a title that has room in the largest type, by language: the Arabic is half as large again. */
const SHORT_MAX = { ar: 24, en: 50 } as const;

/** Whether a title would take more lines than there is room for in the largest type. */
export const isLongTitle = (text: string, language: 'ar' | 'en'): boolean =>
  foldText(text).length > SHORT_MAX[language];

/** A title sentence by sentence: each begins a line of its own. */
export const titleLines = (text: string): string[] => text.trim().split(/(?<=[.،؛!?؟])\s+/);
