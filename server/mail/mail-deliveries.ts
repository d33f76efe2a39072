import type { Pool } from 'pg';
import { homeOf, pages } from '#contract/pages.ts';
import { isStaff } from '#contract/roles.ts';
import { accountById, fullNameOf } from '../auth/accounts.ts';
import { tokenOf } from '../auth/invitations.ts';
import type { Secrets } from '../auth/secrets.ts';
import { LATE_AFTER as DIGEST_LATE_AFTER } from '../digest/office-clock.ts';
import { pendingWork } from '../digest/pending-work.ts';
import { wantsDigest } from '../digest/wants-digest.ts';
import { codeDeliveries } from './code-deliveries.ts';
import { deletionMail, deletionPayload } from './deletion-mail.ts';
import { digestMail, digestPayload } from './digest-mail.ts';
import { invitationMail, invitationPayload } from './invitation-mail.ts';
import { matterDeliveries } from './matter-deliveries.ts';
import { messageIdOf } from './message-id.ts';
import type { MailDeliveries } from './outbox.ts';
import { receiptMail, receiptPayload, receivedMessage } from './receipt-mail.ts';
import type { Mailer } from './transport.ts';

interface MailDeliveryOptions {
  /** Where the site is found; absent where the host goes by any name. */
  publicUrl: string | undefined;
  pool: Pool;
  mailer: Mailer;
  secrets: Pick<Secrets, 'codes'>;
  /** Where this host listens, for a link that somebody waits for where `publicUrl` is absent. Default: nowhere. */
  listensAt?: () => string | null;
}

/** Writes and sends the mails that the outbox asks for. */
export function mailDeliveries({
  publicUrl,
  pool,
  mailer,
  secrets,
  listensAt = () => null,
}: MailDeliveryOptions): MailDeliveries {
  return {
    ...codeDeliveries({ pool, mailer, secrets }),
    ...matterDeliveries({ publicUrl, pool, mailer }),
    async invitation(job) {
      const { invitationId } = invitationPayload.parse(job.payload);
      const site = publicUrl ?? listensAt();
      if (site === null) throw new Error('There is no address yet that an invitation could lead to.');
      const invited = await tokenOf(pool, invitationId, secrets.codes);
      if (!invited) return;
      const { account, token } = invited;
      await mailer.send({
        ...invitationMail({
          language: account.language,
          name: fullNameOf(account, account.language),
          // Behind the hash: no log of any server has it.
          link: `${site}${pages.invitation.path}#${token}`,
        }),
        to: account.email,
        messageId: messageIdOf(job),
      });
    },
    async digest(job) {
      const { userId } = digestPayload.parse(job.payload);
      // Late, after the mail server was away: its morning is over.
      if (Date.now() - Date.parse(job.createdAt) > DIGEST_LATE_AFTER * 3_600_000) return;
      const account = await accountById(pool, userId);
      if (!account || account.isSuspended || !isStaff(account.role)) return;
      // It may have been switched off while the mail server was away.
      if (!(await wantsDigest(pool, userId))) return;
      const waiting = await pendingWork(pool, userId);
      if (!waiting) return;
      await mailer.send({
        ...digestMail(waiting, {
          language: account.language,
          link: publicUrl === undefined ? null : `${publicUrl}${homeOf(account.role)}`,
          name: fullNameOf(account, account.language),
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
