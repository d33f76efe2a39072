export const adminUsers = {
  role: 'Role',
  memberSince: 'Member since',
  digest: 'A summary by email each working day',
  digestLead:
    'It comes at 8:00 on your office’s clock and counts what is assigned to you and is new, past due or due today, and the notes that mention you. When nothing waits, nothing is sent.',
};
