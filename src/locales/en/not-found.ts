export const notFound = {
  code: 'Error 404',
  title: 'This page is not in our archive',
  body: 'The address may have changed, or a letter is missing from it.',
  goBack: 'Go back',
  goHome: 'Go home',
  suggestions: 'You may be looking for',
};
