export const adminFaq = {
  title: 'FAQ',
  newQuestion: 'New question',
  newCategory: 'New category',
  questionEn: 'Question in English',
  questionAr: 'Question in Arabic',
  answerEn: 'Answer in English',
  answerAr: 'Answer in Arabic',
  category: 'Category',
  empty: 'No questions yet',
  categoryEmpty: 'Create a category before adding questions',
};
