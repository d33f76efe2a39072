import { saveFile } from '#providers/browser/save-file.ts';

/** Saves the rows that an import left out, to be corrected. */
export const saveLeftOut = (rows: string): void =>
  saveFile(new File([rows], 'left-out.csv', { type: 'text/csv' }));
