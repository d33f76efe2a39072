export const adminUsers = {
  role: 'Role',
  memberSince: 'Member since',
  digest: 'A summary by email each working day',
  digestLead:
    'At 8:00 on the clock of your office, it counts what is assigned to you and new, past due or due today, and the notes that mention you. When nothing waits, nothing is sent.',
};
