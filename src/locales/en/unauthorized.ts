export const unauthorized = {
  code: 'Error Code: 401 • Unauthorized Access',
  area: 'Protected Area • Access Restricted',
  goBack: 'Go Back',
  goHome: 'Go Home',
  replay: 'Replay',
  joke1: 'Objection! This page is beyond your jurisdiction.',
  joke2: 'The court finds your pass insufficient.',
  joke3: 'This door needs a power of attorney you do not hold.',
  joke4: 'You have the right to remain on the home page.',
  joke5: 'Case dismissed for lack of standing.',
  joke6: 'Even our interns asked before entering.',
};
