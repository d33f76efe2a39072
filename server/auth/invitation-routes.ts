import { accountCalls } from '#contract/account-calls.ts';
import { acceptInvitationSchema, invitationSchema } from '#contract/account-schemas.ts';
import { invitedSchema } from '#contract/invitation.ts';
import { pickWords } from '#contract/language.ts';
import { signedInSchema } from '#contract/session.ts';
import { withTransaction } from '../db/transaction.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { policyOf } from '../password-policy.ts';
import { CONSENT_VERSION, recordConsent } from '../privacy/consents.ts';
import { writeAudit } from '../resources/audit.ts';
import { accountForm } from './account-forms.ts';
import { keepLanguage } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { acceptInvitation, invitedBy } from './invitations.ts';
import { hashPassword } from './passwords.ts';
import { keepProof } from './proven-emails.ts';
import { startSession } from './sessions.ts';
import { invalidField, refuseWeakPassword } from './set-password.ts';
import { askedLanguage, signIn } from './sign-in.ts';

/** A mailed invitation: whom it is for, and the first password, which signs in. */
export const invitationRoutes = (context: AuthContext): AnyRoute[] => [
  readRoute(context),
  acceptRoute(context),
];

const common = { method: 'POST', tag: 'Auth', access: { public: 'all' } } as const;

const readRoute = ({ limits, pool }: AuthContext) =>
  route({
    ...common,
    path: accountCalls.readInvitation,
    summary: 'Says whom an invitation is for',
    body: accountForm(invitationSchema),
    data: () => invitedSchema,
    errors: ['validation', 'invitationInvalid', 'tooManyRequests'],
    handle: ({ body: { token }, request, language }) =>
      limits.codeGuess(request.ip, async () => {
        const { account } = await invitedBy(pool, token);
        const { fullNameAr: ar, fullNameEn: en, email, role } = account;
        return { name: pickWords({ ar, en }, language).text, email, role };
      }),
  });

const acceptRoute = (context: AuthContext) =>
  route({
    ...common,
    path: accountCalls.acceptInvitation,
    summary: 'Sets the first password of an invited account and signs it in',
    body: accountForm(acceptInvitationSchema, { key: 'newPassword', policy: policyOf(context.env) }),
    data: () => signedInSchema,
    errors: ['validation', 'invitationInvalid', 'tooManyRequests'],
    async handle({ body: { token, newPassword, consent }, language, request, reply }) {
      const { pool, env, limits, changes, forgetCaller } = context;
      const { account, invitationId } = await limits.codeGuess(request.ip, () => invitedBy(pool, token));
      refuseWeakPassword(newPassword, account, env);
      const isClient = account.role === 'User';
      if (isClient && !consent) throw invalidField('consent', { code: 'consentRequired' });
      const passwordHash = await hashPassword(newPassword);
      const session = await withTransaction(pool, async (client) => {
        await acceptInvitation(client, { userId: account.id, invitationId, passwordHash });
        await keepProof(client, account);
        await keepLanguage(client, account, askedLanguage(request));
        if (isClient) {
          await client.query('update users set consent_version = $2, consented_at = now() where id = $1', [
            account.id,
            CONSENT_VERSION,
          ]);
          await recordConsent(client, { purpose: 'account', userId: account.id, recordId: null });
        }
        await writeAudit(client, {
          resource: 'users',
          recordId: account.id,
          record: { ar: account.fullNameAr, en: account.fullNameEn },
          operation: 'invitationAccepted',
          caller: null,
          changes: { isInvited: [true, false] },
        });
        return startSession(client, {
          userId: account.id,
          days: env.refreshTokenDays,
          userAgent: request.headers['user-agent'] ?? '',
        });
      });
      changes.publish({ resource: 'users', type: 'updated', ids: [account.id] });
      forgetCaller(account.id);
      return signIn(context, { account, session, language, reply });
    },
  });
