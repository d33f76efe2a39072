export const adminConsultations = {
  timeZone: 'Times shown for {{city}}',
  conflictWarning: '{{name}} has another appointment at this time.',
};
