/** A file that is no CSV or no workbook, or is too large a table to be one of ours. */
export class UnreadableFileError extends Error {
  constructor(cause: unknown) {
    super('The file cannot be read', { cause });
  }
}
