export const files = {
  dropHere: 'Drop files here, or',
  choose: 'choose files',
  oneAtATime: 'One file at a time',
  preview: 'Preview',
  remove: 'Remove {{name}}',
  removed: '{{name}} was removed',
  uploading: 'Uploading {{name}}',
  checking: 'Checking the file…',
  chooseFiles: 'Choose files',
};
