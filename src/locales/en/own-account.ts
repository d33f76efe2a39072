export const ownAccount = {
  role: 'Role',
  branch: 'Branch',
  profileImage: 'Profile image',
  memberSince: 'Member since',
  digest: 'A summary by email each working day',
  digestLead:
    'Sent at 8:00, your office’s time, with the number of new, overdue and due items assigned to you, of conflicts of interest for you to decide, and of notes that mention you. Nothing is sent when nothing is waiting.',
};
