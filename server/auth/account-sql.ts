// What the engine asks of accounts in its SQL: it knows who reads, but not where accounts are kept.

/** The office that an account belongs to; null where it belongs to none. @param account its id, as SQL */
export const officeOfAccountSql = (account: string): string =>
  `(select branch_id from users where id = ${account})`;

/** An account beside something that names it, and how to reach its owner. @param id the account's id, as SQL */
export const accountContactSql = (id: string) => ({
  columns: `account.id, account.full_name_ar as ar, account.full_name_en as en, account.email,
    account.mobile_number as "mobileNumber", account.whatsapp_number as "whatsAppNumber",
    account.language, account.created_at as "memberSince"`,
  join: `join users account on account.id = ${id}`,
});
