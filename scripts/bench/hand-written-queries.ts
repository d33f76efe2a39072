import type { Pool } from 'pg';
import { foldText } from '#contract/text-folding.ts';

/** What a visitor of the list asks for. */
export interface UserQuery {
  search: string;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

export interface NewUser {
  fullNameAr: string;
  fullNameEn: string;
  email: string;
  mobileNumber: string;
  whatsAppNumber: string;
  role: string;
  branchId: number | null;
}

/**
 * The SQL that one writes by hand for this table in an afternoon: a page and its count as two plain queries
 * at the same moment, the branch joined, the search over the same indexed column. Values are parameters.
 */
export async function listUsers(pool: Pool, { search, page, pageSize }: UserQuery) {
  const patterns = foldText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const where = ['u.deleted_at is null', ...patterns.map((_, index) => `u.search like $${index + 1}`)].join(
    ' and ',
  );
  const size = patterns.length;
  const [rows, total] = await Promise.all([
    pool.query<UserRow>(
      `select ${columns} from users u left join branches b on b.id = u.branch_id
       where ${where} order by u.id desc limit $${size + 1} offset $${size + 2}`,
      [...patterns, pageSize, (page - 1) * pageSize],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total from users u where ${where}`, patterns),
  ]);
  return { rows: rows.rows, total: total.rows[0]?.total ?? 0 };
}

export async function readUser(pool: Pool, id: number): Promise<UserRow | undefined> {
  const { rows } = await pool.query<UserRow>(
    `select ${columns} from users u left join branches b on b.id = u.branch_id
     where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return rows[0];
}

export async function createUser(pool: Pool, user: NewUser, passwordHash: string) {
  const { rows } = await pool.query<UserRow>(
    `with u as (
       insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, branch_id, password_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning *
     ) select ${columns} from u left join branches b on b.id = u.branch_id`,
    [
      user.fullNameAr,
      user.fullNameEn,
      user.email,
      user.mobileNumber,
      user.whatsAppNumber,
      user.role,
      user.branchId,
      passwordHash,
    ],
  );
  return rows[0];
}

export type UserRow = Record<string, unknown> & {
  fullNameAr: string;
  fullNameEn: string;
  branchAr: string | null;
  branchEn: string | null;
};

const columns = `u.id, u.version, u.created_at as "createdAt", u.updated_at as "updatedAt",
  u.full_name_ar as "fullNameAr", u.full_name_en as "fullNameEn", u.email, u.mobile_number as "mobileNumber",
  u.whatsapp_number as "whatsAppNumber", u.role, u.branch_id as "branchId", u.profile_image as "profileImage",
  u.is_suspended as "isSuspended", u.has_second_factor as "hasSecondFactor",
  b.name_ar as "branchAr", b.name_en as "branchEn"`;
