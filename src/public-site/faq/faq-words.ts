import type { Words } from '#contract/language.ts';
import type { RecordOf } from '#contract/record-types.ts';
import type { faqs } from '#resources/faqs.ts';

export type Faq = RecordOf<typeof faqs>;

export const questionWords = ({ questionAr, questionEn }: Faq): Words => ({ ar: questionAr, en: questionEn });
export const answerWords = ({ answerAr, answerEn }: Faq): Words => ({ ar: answerAr, en: answerEn });
