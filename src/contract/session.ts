import { z } from 'zod';
import { imageSchema } from './images.ts';
import { parseRole } from './roles.ts';

/** The account as the browser keeps it (R135). A role that is missing or unknown is no role (R99). */
export const sessionUserSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  lastRole: z.unknown().default(null).transform(parseRole),
  branchId: z.number().nullable().default(null),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** What session storage holds under `auth-store` (R134, R135). */
export const sessionSchema = z.object({
  accessToken: z.string().min(1),
  user: sessionUserSchema,
  isAuthenticated: z.literal(true),
  /** When the refresh cookie ends, ISO 8601. */
  refreshTokenExpiration: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

/** How our host answers login, registration and refresh: the token under both names (A31). */
export const signedInSchema = z.object({
  token: z.string(),
  accessToken: z.string(),
  user: sessionUserSchema,
  refreshTokenExpiration: z.string(),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** The account of `GetUserInfo`, both names, the picture and the times included. */
export const userInfoSchema = z.object({
  ...sessionUserSchema.shape,
  fullNameAr: z.string(),
  fullNameEn: z.string(),
  mobileNumber: z.string(),
  whatsAppNumber: z.string(),
  profileImage: imageSchema.nullable(),
  memberSince: z.string(),
  /** Named by whoever changes it, so that nobody overwrites what they have not seen. */
  version: z.number(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/**
 * The new access token of a refresh answer. Hosts write `token` or `accessToken`, at the top or in `data`:
 * all four are taken (R170, A31). `null` when there is none.
 */
export function tokenOf(answer: unknown): string | null {
  const parsed = refreshAnswerSchema.safeParse(answer);
  if (!parsed.success) return null;
  const { token, accessToken, data } = parsed.data;
  return accessToken ?? token ?? data?.accessToken ?? data?.token ?? null;
}

const tokenFields = {
  token: z.string().min(1).nullish().catch(null),
  accessToken: z.string().min(1).nullish().catch(null),
};
const refreshAnswerSchema = z.object({ ...tokenFields, data: z.object(tokenFields).nullish().catch(null) });
