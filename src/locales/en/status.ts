export const status = {
  pending: 'Pending',
  contacted: 'Contacted',
  resolved: 'Resolved',
  rejected: 'Rejected',
  unknown: 'Unknown',
  pendingReview: 'Pending Review',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
  overdue: 'Overdue',
  dueToday: 'Due today',
};
