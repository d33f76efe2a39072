/** The header that says that a change makes the record, where there was none. */
export const ifNoneMatch = { 'If-None-Match': '*' };

/** The header that says on which version of a record a change was made. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
