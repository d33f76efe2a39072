/** JSON that may stand in a script of a document: nothing in it can end the script or begin a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
