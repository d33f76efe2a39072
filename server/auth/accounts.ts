import type { Pool, PoolClient } from 'pg';
import type { Image } from '#contract/images.ts';
import { type Language, pickWords } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { SessionUser, UserInfo } from '#contract/session.ts';

/** A living account, as signing in and passwords need it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly fullNameAr: string;
  readonly fullNameEn: string;
  readonly mobileNumber: string;
  readonly whatsAppNumber: string;
  readonly role: Role;
  readonly branchId: number | null;
  readonly profileImage: Image | null;
  readonly isSuspended: boolean;
  /** Nobody has set a password yet: no mail but the invitation lets them in. */
  readonly isInvited: boolean;
  readonly hasSecondFactor: boolean;
  readonly language: Language;
  readonly passwordHash: string;
  readonly createdAt: string;
  readonly version: number;
}

/** The columns of an Account, for a query in which `users` is called `u`. */
export const ACCOUNT_COLUMNS = `u.id, u.email, u.full_name_ar as "fullNameAr", u.full_name_en as "fullNameEn",
  u.mobile_number as "mobileNumber", u.whatsapp_number as "whatsAppNumber", u.role, u.branch_id as "branchId",
  u.profile_image as "profileImage",
  u.is_suspended as "isSuspended", u.is_invited as "isInvited", u.has_second_factor as "hasSecondFactor", u.language, u.password_hash as "passwordHash", u.created_at as "createdAt", u.version`;

export async function accountByEmail(on: Pool | PoolClient, email: string): Promise<Account | null> {
  const { rows } = await on.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users u where u.email = $1 and u.deleted_at is null`,
    [email],
  );
  return rows[0] ?? null;
}

/** Clients alone: staff have more to lose than a mailbox proves, and so had whoever kept the second factor of then. */
export const mayLoginWithCode = (account: Account): boolean =>
  account.role === 'User' && maySetPassword(account) && !account.hasSecondFactor;

/** By a mailed code. Whoever is invited does it by the invitation, or an Admin could not withdraw it. */
export const maySetPassword = ({ isSuspended, isInvited }: Account): boolean => !isSuspended && !isInvited;

/** What a password is compared with: one row whether there is an account or not, since even a row takes its time. */
export async function loginByEmail(
  on: Pool | PoolClient,
  email: string,
): Promise<{ id: number | null; passwordHash: string | null } | null> {
  const { rows } = await on.query<{ id: number | null; passwordHash: string | null }>(
    `select u.id, u.password_hash as "passwordHash"
     from (values (1)) one left join users u on u.email = $1 and u.deleted_at is null`,
    [email],
  );
  return rows[0] ?? null;
}

export async function accountById(on: Pool | PoolClient, id: number): Promise<Account | null> {
  const { rows } = await on.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users u where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** The same, also of one in the trash: its owner has asked for something before, and hears of it. */
export async function anyAccountById(
  on: Pool | PoolClient,
  id: number,
): Promise<(Account & { readonly isDeleted: boolean }) | null> {
  const { rows } = await on.query<Account & { isDeleted: boolean }>(
    `select ${ACCOUNT_COLUMNS}, u.deleted_at is not null as "isDeleted" from users u where u.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Whether the account still is the one that was proven a moment ago: what ends its sessions waits from here to the end
 * of the transaction, and then ends the one that begins in it too.
 */
export async function lockIfUnchanged(
  client: PoolClient,
  { id, passwordHash, role, hasSecondFactor }: Account,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from users where id = $1 and password_hash = $2 and role = $3 and has_second_factor = $4
       and not is_suspended and not is_invited and deleted_at is null for no key update`,
    [id, passwordHash, role, hasSecondFactor],
  );
  return rowCount === 1;
}

/** What the people behind these accounts are called, those of deleted accounts too. */
export async function accountNames(
  on: Pool | PoolClient,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await on.query<Pick<Account, 'id' | 'fullNameAr' | 'fullNameEn'>>(
    `select id, full_name_ar as "fullNameAr", full_name_en as "fullNameEn" from users where id = any($1::int[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, fullNameOf(row, language)]));
}

/** What somebody is called in a language, or in the other one where they have no name in it. */
export const fullNameOf = (
  { fullNameAr, fullNameEn }: Pick<Account, 'fullNameAr' | 'fullNameEn'>,
  language: Language,
): string => pickWords({ ar: fullNameAr, en: fullNameEn }, language).text;

/** Keeps the language that somebody last chose or opened a page in: the account's mails are written in it. */
export async function keepLanguage(
  on: Pool | PoolClient,
  { id, language }: Pick<Account, 'id'> & Partial<Pick<Account, 'language'>>,
  asked: Language | null,
): Promise<void> {
  if (asked === null || asked === language) return;
  await on.query('update users set language = $2 where id = $1 and language <> $2', [id, asked]);
}

/** What no password of the account may be. */
export const identityOf = ({ email, fullNameAr, fullNameEn }: Account): string[] => [
  email,
  fullNameAr,
  fullNameEn,
];

export const sessionUserOf = (account: Account, language: Language): SessionUser => ({
  id: account.id,
  name: fullNameOf(account, language),
  email: account.email,
  lastRole: account.role,
  branchId: account.branchId,
});

export const userInfoOf = (account: Account, language: Language): UserInfo => ({
  ...sessionUserOf(account, language),
  fullNameAr: account.fullNameAr,
  fullNameEn: account.fullNameEn,
  mobileNumber: account.mobileNumber,
  whatsAppNumber: account.whatsAppNumber,
  profileImage: account.profileImage,
  memberSince: account.createdAt,
  version: account.version,
});
