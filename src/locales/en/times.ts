export const times = {
  timeZone: 'Times shown for {{city}}',
  clockPending: 'Waiting for the office’s clock…',
  freeTimes: 'Free times',
  noFreeTimes:
    'No lawyer in this area is free on the days that can be booked. Choose a lawyer to see their times.',
  noFreeTimesWith: 'This lawyer is not free on any day that can be booked.',
  conflictWarning: '{{name}} has another appointment at this time.',
  outsideHours: 'This is outside the lawyer’s hours, or the office is closed.',
  past: 'This time has passed.',
  away: 'The lawyer is away at this time.',
  taken: 'The lawyer is busy at this time, with an appointment or a time that a client chose.',
};
