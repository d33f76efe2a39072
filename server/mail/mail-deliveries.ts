import type { Pool } from 'pg';
import { z } from 'zod';
import { CODE_MINUTES } from '#contract/account-calls.ts';
import { pickWords } from '#contract/language.ts';
import { matterNamed, matterPath } from '#contract/matter.ts';
import { pages } from '#contract/pages.ts';
import { matters } from '#resources/matters.ts';
import { accountByEmail, accountById } from '../auth/accounts.ts';
import { createResetCodes } from '../auth/reset-codes.ts';
import type { Secrets } from '../auth/secrets.ts';
import { deletionMail, deletionPayload } from './deletion-mail.ts';
import { matterMail, matterNewsPayload } from './matter-mail.ts';
import { timesOf } from './matter-times.ts';
import { receiptMail, receiptPayload, receivedMessage } from './receipt-mail.ts';
import type { Deliveries, OutboxJob } from './outbox.ts';
import { resetCodeMail } from './reset-code-mail.ts';
import type { Mailer } from './transport.ts';

interface MailDeliveryOptions {
  /** Where the site is found; absent where the host goes by any name. */
  publicUrl: string | undefined;
  pool: Pool;
  mailer: Mailer;
  secrets: Pick<Secrets, 'codes'>;
}

/** Writes and sends the mails that the outbox asks for. */
export function mailDeliveries({ publicUrl, pool, mailer, secrets }: MailDeliveryOptions): Deliveries {
  const codes = createResetCodes(secrets.codes);
  return {
    async resetCode(job) {
      const { email, seed } = resetCodePayload.parse(job.payload);
      // Late, after the mail server was away: a dead code would only mislead.
      if (Date.now() - Date.parse(job.createdAt) > CODE_MINUTES * 60_000) return;
      const account = await accountByEmail(pool, email);
      if (!account || account.isSuspended) return;
      await mailer.send({
        ...resetCodeMail({ code: codes.digitsOf(seed), language: account.language }),
        to: account.email,
        messageId: messageIdOf(job),
      });
    },
    async matterNews(job) {
      const news = matterNewsPayload.parse(job.payload);
      const account = await accountById(pool, news.userId);
      const matter = matterNamed(matters, news.table);
      // A kind of matter that was taken out of the product since has no page to lead to.
      if (!account || account.isSuspended || !matter) return;
      const link = publicUrl === undefined ? null : `${publicUrl}${matterPath(matter, news.id)}`;
      await mailer.send({
        ...matterMail(matter, news, {
          language: account.language,
          link,
          name: pickWords({ ar: account.fullNameAr, en: account.fullNameEn }, account.language).text,
          times: await timesOf(pool, matter, news.id),
        }),
        to: account.email,
        messageId: messageIdOf(job),
      });
    },
    async messageReceived(job) {
      const { id, language } = receiptPayload.parse(job.payload);
      const message = await receivedMessage(pool, id);
      if (!message) return;
      await mailer.send({
        ...receiptMail(message, language),
        to: message.email,
        messageId: messageIdOf(job),
      });
    },
    async deletionDecided(job) {
      const decision = deletionPayload.parse(job.payload);
      const link = publicUrl === undefined ? null : `${publicUrl}${pages.ownData.path}`;
      await mailer.send({
        ...deletionMail(decision, link),
        to: decision.email,
        messageId: messageIdOf(job),
      });
    },
  };
}

const resetCodePayload = z.object({ email: z.string(), seed: z.string() });

/** The time keeps it apart from the job with the same number on another database. */
const messageIdOf = ({ id, kind, createdAt }: OutboxJob): string =>
  `${kind}.${id}.${Date.parse(createdAt).toString(36)}`;
