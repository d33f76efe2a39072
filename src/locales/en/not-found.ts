export const notFound = {
  code: 'Error 404',
  title: 'This page is not in our archive',
  body: 'The address may have changed, or a letter is missing from it.',
  in_ar: 'This is there in Arabic only. Read it in Arabic',
  in_en: 'This is there in English only. Read it in English',
  goBack: 'Go back',
  goHome: 'Go home',
  suggestions: 'You may be looking for',
};
