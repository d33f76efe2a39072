import type { Pool } from 'pg';
import { z } from 'zod';
import { CODE_MINUTES } from '#contract/account-calls.ts';
import { LANGUAGES } from '#contract/language.ts';
import { type Account, accountByEmail, mayLoginWithCode, maySetPassword } from '../auth/accounts.ts';
import { createMailedCodes } from '../auth/mailed-codes.ts';
import type { Secrets } from '../auth/secrets.ts';
import { codeMail } from './code-mail.ts';
import { messageIdOf } from './message-id.ts';
import type { MailDeliveries } from './outbox.ts';
import type { OutboxJob } from './outbox-job.ts';
import type { Mailer } from './transport.ts';

interface CodeDeliveryOptions {
  pool: Pool;
  mailer: Mailer;
  secrets: Pick<Secrets, 'codes'>;
}

/** The mails that bring a code, each as long as it may still be used. */
export function codeDeliveries({
  pool,
  mailer,
  secrets,
}: CodeDeliveryOptions): Pick<MailDeliveries, 'resetCode' | 'registrationCode' | 'loginCode'> {
  const codes = createMailedCodes(secrets.codes);
  /** To an account that may use such a code still, and to no other. */
  async function sendCode(
    job: OutboxJob,
    purpose: 'password' | 'login',
    mayUse: (account: Account) => boolean,
  ): Promise<void> {
    const { email, seed } = codePayload.parse(job.payload);
    if (isDead(job)) return;
    const account = await accountByEmail(pool, email);
    if (!account || !mayUse(account)) return;
    await mailer.send({
      ...codeMail(purpose, { code: codes.digitsOf(seed), language: account.language }),
      to: account.email,
      messageId: messageIdOf(job),
    });
  }
  return {
    resetCode: (job) => sendCode(job, 'password', maySetPassword),
    async registrationCode(job) {
      const { email, seed, language } = registrationCodePayload.parse(job.payload);
      if (isDead(job)) return;
      // To every address alike: whether it has an account is told to whoever reads its mails.
      await mailer.send({
        ...codeMail('registration', { code: codes.digitsOf(seed), language }),
        to: email,
        messageId: messageIdOf(job),
      });
    },
    loginCode: (job) => sendCode(job, 'login', mayLoginWithCode),
  };
}

const codePayload = z.object({ email: z.string(), seed: z.string() });
const registrationCodePayload = codePayload.extend({ language: z.enum(LANGUAGES) });

/** Late, after the mail server was away: a dead code would only mislead. */
const isDead = ({ createdAt }: OutboxJob): boolean =>
  Date.now() - Date.parse(createdAt) > CODE_MINUTES * 60_000;
