import type { RecordOf } from '#contract/record-types.ts';
import { foldText } from '#contract/text-folding.ts';
import type { faqs } from '#resources/faqs.ts';
import type { ServiceCategory } from './use-services.ts';

type Faq = RecordOf<typeof faqs>;

/** Shorter words are in every text. */
const WORD_LENGTH_MIN = 4;

/**
 * The questions that share most words with what a category says of itself; with equal counts, and without any, in the
 * firm's own order.
 */
export function mostRelated(category: ServiceCategory, questions: readonly Faq[], count: number): Faq[] {
  const words = wordsIn(
    `${category.nameAr} ${category.nameEn} ${category.descriptionAr} ${category.descriptionEn}`,
  );
  const shared = (faq: Faq) => {
    const text = wordsIn(`${faq.questionAr} ${faq.questionEn} ${faq.answerAr} ${faq.answerEn}`);
    return [...words].filter((word) => text.has(word)).length;
  };
  return questions
    .map((faq) => ({ faq, shared: shared(faq) }))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ faq }) => faq);
}

const wordsIn = (text: string): Set<string> =>
  new Set(
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(({ length }) => length >= WORD_LENGTH_MIN),
  );
