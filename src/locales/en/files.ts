export const files = {
  dropHere: 'Drop files here, or',
  dropOneHere: 'Drop a file here, or',
  choose: 'choose files',
  chooseOne: 'choose one',
  oneAtATime: 'One file at a time',
  preview: 'Preview',
  remove: 'Remove {{name}}',
  removed: '{{name}} was removed',
  uploading: 'Uploading {{name}}',
  checking: 'Checking the file…',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
};
