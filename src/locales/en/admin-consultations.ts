export const adminConsultations = {
  timeZone: 'Times shown for {{city}}',
  clockPending: 'Waiting for the office’s clock…',
  freeTimes: 'Free times',
  noFreeTimes:
    'Nobody who takes care of this is free in the days that can be booked. Choose a consultant to see their times.',
  noFreeTimesWith: 'This consultant is not free in the days that can be booked.',
  conflictWarning: '{{name}} has another appointment at this time.',
  outsideHours: 'This is outside the consultant’s hours, or the office is closed.',
  past: 'This time is past.',
  away: 'The consultant is away at this time.',
  taken: 'The consultant is taken at this time, by an appointment or by a time that a client chose.',
};
