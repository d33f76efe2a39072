/** The header that says on which version of a record a change was made. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
