export const toast = {
  created: 'Created',
  updated: 'Changes saved',
  deleted: 'Deleted',
  undo: 'Undo',
  valueBack: 'The value is as it was before',
  passwordChanged: 'Password changed',
};
