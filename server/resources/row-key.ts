/**
 * Where a row stands, for an answer: its id, and a mark of what the list is ordered by. No value of a record stands in
 * it, since it comes back in an address; a row whose place has changed has another mark.
 */
export const rowKeySql = (expression: string | null): string => `record.id || '.' || ${markSql(expression)}`;

export const markSql = (expression: string | null): string =>
  `left(md5(concat(record.id${expression === null ? '' : `, ' ', ${expression}`})), 8)`;
