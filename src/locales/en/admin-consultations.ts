export const adminConsultations = {
  timeZone: 'Times shown for {{city}}',
  freeTimes: 'Free times',
  noFreeTimes: 'No time is free in the days that can be booked.',
  conflictWarning: '{{name}} has another appointment at this time.',
  outsideHours: 'This is outside the consultant’s hours, or the office is closed.',
  past: 'This time is past.',
  away: 'The consultant is away at this time.',
};
