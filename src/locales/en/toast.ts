export const toast = {
  created: 'Created',
  updated: 'Changes saved',
  deleted: 'Deleted',
  undo: 'Undo',
  passwordChanged: 'Password changed',
};
