import type { PoolClient } from 'pg';
import { accountCalls } from '#contract/account-calls.ts';
import { type Register, registerSchema } from '#contract/account-schemas.ts';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { signedInSchema } from '#contract/session.ts';
import { users } from '#resources/users.ts';
import { withTransaction } from '../db/transaction.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { policyOf } from '../password-policy.ts';
import { CONSENT_VERSION, recordConsent } from '../privacy/consents.ts';
import { uniqueViolation } from '../resources/unique-violation.ts';
import { accountForm } from './account-forms.ts';
import { type Account, accountById } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { mailCode } from './mail-code.ts';
import { spendCode } from './mailed-codes.ts';
import { hashPassword } from './passwords.ts';
import { keepProof } from './proven-emails.ts';
import { startSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

/** Opening an account (R181, R182). */
export const registrationRoutes = (context: AuthContext): AnyRoute[] => [
  route({
    method: 'POST',
    path: accountCalls.register,
    tag: 'Auth',
    summary: 'Opens a client account and signs it in',
    access: { public: 'all' },
    body: accountForm(registerSchema, { key: 'password', policy: policyOf(context.env) }),
    data: () => signedInSchema,
    errors: ['validation', 'emailCodeNeeded', 'codeInvalid', 'emailTaken', 'tooManyRequests'],
    async handle({ body, language, request, reply }) {
      const codeId = await proveEmail(context, { ...body, language, address: request.ip });
      await context.limits.registration(request.ip);
      const passwordHash = await hashPassword(body.password);
      const { account, session } = await withTransaction(context.pool, async (client) => {
        if (codeId !== null) await spendCode(client, codeId);
        const created = await createClient(client, { ...body, passwordHash, language });
        if (codeId !== null) await keepProof(client, created);
        const started = await startSession(client, {
          userId: created.id,
          days: context.env.refreshTokenDays,
          userAgent: request.headers['user-agent'] ?? '',
        });
        return { account: created, session: started };
      });
      context.changes.publish({ resource: 'users', type: 'created', ids: [account.id] });
      return signIn(context, { account, session, language, reply });
    },
  }),
];

interface Proof {
  email: string;
  code?: string | undefined;
  language: Language;
  address: string;
}

/**
 * That whoever registers reads the mails of the address: the first try has a code mailed, the second one brings it.
 * Until then nothing is stored, and an address with an account is answered like any other. Gives the id of the code,
 * `null` where the host asks for none.
 */
async function proveEmail(
  context: AuthContext,
  { email, code, language, address }: Proof,
): Promise<number | null> {
  const { codes, env, limits, pool } = context;
  if (env.registrationCode === 'off') return null;
  if (code === undefined) {
    await mailCode(context, { email, purpose: 'registration', address, more: { language } });
    throw new AppError('emailCodeNeeded');
  }
  return limits.codeGuess(address, () =>
    codes.check(pool, { email, code, purpose: 'registration', step: 'both' }),
  );
}

type NewClient = Omit<Register, 'password'> & { passwordHash: string; language: Language };

/** The role is not among the values: whoever registers becomes a client. */
async function createClient(client: PoolClient, given: NewClient): Promise<Account> {
  await refuseMissingBranch(client, given.branchId);
  const { rows } = await client.query<{ id: number }>(
    `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, branch_id,
       password_hash, language, role, consent_version, consented_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'User', $9, now())
     on conflict (email) where deleted_at is null do nothing returning id`,
    [
      given.fullNameAr,
      given.fullNameEn,
      given.email,
      given.mobileNumber,
      given.whatsAppNumber,
      given.branchId,
      given.passwordHash,
      given.language,
      CONSENT_VERSION,
    ],
  );
  const account = rows[0] ? await accountById(client, rows[0].id) : null;
  if (!account) throw uniqueViolation('email', users.fields.email.unique);
  await recordConsent(client, { purpose: 'account', userId: account.id, recordId: null });
  return account;
}

async function refuseMissingBranch(client: PoolClient, branchId: number | null): Promise<void> {
  if (branchId === null) return;
  const { rowCount } = await client.query(
    'select from branches where id = $1 and deleted_at is null for key share',
    [branchId],
  );
  if (rowCount === 0)
    throw new AppError('validation', { fields: { branchId: { code: 'referenceMissing' } } });
}
