export const rows = {
  add: 'Add: {{name}}',
  none: 'Nothing has been added yet.',
  untitled: '{{name}} {{number}}',
  moveUp: 'Move up: {{name}}',
  moveDown: 'Move down: {{name}}',
  remove: 'Remove: {{name}}',
  removed: 'Removed when you save:',
  undo: 'Undo',
  moved: '{{name}}: now number {{position}} of {{count}}',
};
