import type { Api } from './browser-api.ts';

/** A question whose words end with a mark. @returns its id */
export const addFaq = (api: Api, mark: string, values: object = {}): Promise<number> =>
  api.add('POST /api/Faqs/Add', {
    categoryId: 1,
    questionAr: `سؤال ${mark}`,
    questionEn: `Question ${mark}`,
    answerAr: 'إجابة',
    answerEn: 'Answer',
    ...values,
  });
