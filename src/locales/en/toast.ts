export const toast = {
  created: 'Created',
  updated: 'Changes saved',
  deleted: 'Deleted',
  noteAdded: 'Note added',
  statusUpdated: 'Status updated to {{status}}',
  undo: 'Undo',
  undone: 'Change undone',
  passwordChanged: 'Password changed',
  orderSaved: 'Order saved',
  exported: 'The file is ready',
};
