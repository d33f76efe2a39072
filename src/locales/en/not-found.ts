export const notFound = {
  code: 'Error 404',
  title: 'This page is not in our archive',
  body: 'The address may have changed, or a letter is missing from it.',
  in_ar: 'This page is published in Arabic only. Read it in Arabic',
  in_en: 'This page is published in English only. Read it in English',
  goBack: 'Go back',
  goHome: 'Go home',
  suggestions: 'You may be looking for',
};
