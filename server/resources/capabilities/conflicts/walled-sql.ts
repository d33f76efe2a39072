/** As a condition: whether an account is walled off from a record. All three are SQL. */
export const isWalledSql = (account: string, resource: string, id: string): string =>
  `exists (select from conflict_walls wall
    where wall.user_id = ${account} and wall.resource = ${resource} and wall.record_id = ${id})`;

/** The same for the account of a lawyer. */
export const isLawyerWalledSql = (lawyer: string, resource: string, id: string): string =>
  `exists (select from users account
    where account.lawyer_id = ${lawyer} and ${isWalledSql('account.id', resource, id)})`;

/** As a condition: whether an account is walled off from any record at all. */
export const hasWallsSql = (account: string): string =>
  `exists (select from conflict_walls wall where wall.user_id = ${account})`;
