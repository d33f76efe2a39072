import type { LocalizedText } from './language.ts';

/** The roles of the product, from the one that sees least to the one that sees most (R293). An account has one, `lastRole` (A35). */
export const ROLES = ['User', 'CustomerService', 'Admin'] as const;
export type Role = (typeof ROLES)[number];

export const STAFF_ROLES = ['CustomerService', 'Admin'] as const satisfies readonly Role[];

/** Whom an operation may be granted to: a role, or everyone (`public`, signed in or not). */
export const AUDIENCES = ['public', ...ROLES] as const;
export type Audience = (typeof AUDIENCES)[number];

/** How the user screens label the roles (R285, R286, A34). */
export const roleLabels = {
  Admin: { ar: 'مدير النظام', en: 'Admin' },
  CustomerService: { ar: 'الدعم', en: 'Support' },
  User: { ar: 'عميل', en: 'Client' },
} as const satisfies Record<Role, LocalizedText>;

/** A missing or unknown role is no role, never Admin (R99). */
export const parseRole = (value: unknown): Role | null => ROLES.find((role) => role === value) ?? null;

export const isStaff = (role: Role | null): boolean => STAFF_ROLES.some((staff) => staff === role);
