import type { RecordOf } from '#contract/record-types.ts';
import type { faqs } from '#resources/faqs.ts';
import type { DescribedPage } from '../structured-data.ts';
import { wholeAddress } from './address.ts';

/** The questions of a page with their answers, in the words that the reader sees. */
export const faqPage = (questions: readonly RecordOf<typeof faqs>[], { path, language }: DescribedPage) => ({
  '@type': 'FAQPage',
  '@id': `${wholeAddress(path, language)}#questions`,
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
