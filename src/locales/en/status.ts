export const status = {
  unknown: 'Unknown',
  overdue: 'Overdue',
  dueToday: 'Due today',
};
