export const practice = {
  details: 'Steps, documents, time and fees',
  steps: 'What happens',
  documents: 'What we need from you',
  duration: 'Expected duration',
  fee: 'Fees start at {{fee}}',
  feeNote: 'Fees may vary with the nature of the work and the office that handles it.',
  questions: 'Questions about this service',
  insights: 'Articles in this field',
  team: 'Who does this work',
  teamLead: 'The lawyers of this practice.',
};
