export const practice = {
  details: 'Steps, documents, time and fees',
  steps: 'What happens',
  documents: 'What we need from you',
  duration: 'How long it takes',
  fee: 'Fees start at {{fee}}',
  feeNote: 'The fees may differ with the nature of the case.',
  questions: 'Questions about this service',
  insights: 'Articles in this field',
  team: 'Who does this work',
  teamLead: 'The lawyers of this practice.',
};
