/** The anchor of a question: `/FAQClient#q-7`. */
export const anchorOf = (faqId: number): string => `q-${faqId}`;
