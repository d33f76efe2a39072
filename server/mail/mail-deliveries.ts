import type { Pool } from 'pg';
import { z } from 'zod';
import { CODE_MINUTES } from '#contract/account-calls.ts';
import { endsAppointment } from '#contract/called-off.ts';
import { LANGUAGES, pickWords } from '#contract/language.ts';
import { type Matter, TASKS_PLACE, matterNamed, matterPath } from '#contract/matter.ts';
import { homeOf, pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { isStaff } from '#contract/roles.ts';
import { matters } from '#resources/matters.ts';
import {
  type Account,
  accountByEmail,
  accountById,
  mayLoginWithCode,
  maySetPassword,
} from '../auth/accounts.ts';
import { tokenOf } from '../auth/invitations.ts';
import { createMailedCodes } from '../auth/mailed-codes.ts';
import type { Secrets } from '../auth/secrets.ts';
import { calendarOf } from '../calendar/appointment.ts';
import { findAppointment } from '../calendar/appointment-queries.ts';
import { LATE_AFTER as DIGEST_LATE_AFTER } from '../digest/office-clock.ts';
import { pendingWork } from '../digest/pending-work.ts';
import { wantsDigest } from '../digest/wants-digest.ts';
import { deletionMail, deletionPayload } from './deletion-mail.ts';
import { type MatterNews, isAskedBy, matterMail, matterNewsPayload, stillTrue } from './matter-mail.ts';
import { timesOf } from './matter-times.ts';
import { receiptMail, receiptPayload, receivedMessage } from './receipt-mail.ts';
import { mayBeTold, mentionMail, mentionPayload } from './staff-mail.ts';
import { digestMail, digestPayload } from './digest-mail.ts';
import { invitationMail, invitationPayload } from './invitation-mail.ts';
import type { MailDeliveries } from './outbox.ts';
import type { OutboxJob } from './outbox-job.ts';
import { codeMail } from './code-mail.ts';
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

type Client = Pick<Account, 'language' | 'email'>;

/** Writes and sends the mails that the outbox asks for. */
export function mailDeliveries({
  publicUrl,
  pool,
  mailer,
  secrets,
  listensAt = () => null,
}: MailDeliveryOptions): MailDeliveries {
  const codes = createMailedCodes(secrets.codes);
  /** The appointment that stands, unless the mail only says that something arrived; or its end, where the mail tells of that. */
  async function calendarFor(matter: Matter, { id, topics }: MatterNews, { language, email }: Client) {
    if (topics.includes('received')) return undefined;
    const appointment = await findAppointment(pool, matter, id, { language, publicUrl });
    const isTold = appointment?.isStanding || (appointment?.isCancelled && isOfCancelling(matter, topics));
    return isTold ? calendarOf(appointment, { from: mailer.sender, to: email }) : undefined;
  }
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
    async matterNews(job) {
      const left = matterNewsPayload.parse(job.payload);
      const account = await accountById(pool, left.userId);
      const matter = matterNamed(matters, left.table);
      // A kind of matter that was taken out of the product since has no page to lead to.
      if (!account || account.isSuspended || !matter) return;
      const times = await timesOf(pool, matter, left.id);
      const news = { ...left, topics: stillTrue(matter, left.topics, times) };
      if (news.topics.length === 0) return;
      const place = isAskedBy(news.topics) ? TASKS_PLACE : '';
      const link = publicUrl === undefined ? null : `${publicUrl}${matterPath(matter, news.id)}${place}`;
      await mailer.send({
        ...matterMail(matter, news, {
          language: account.language,
          link,
          name: pickWords({ ar: account.fullNameAr, en: account.fullNameEn }, account.language).text,
          times,
        }),
        calendar: await calendarFor(matter, news, account),
        to: account.email,
        messageId: messageIdOf(job),
      });
    },
    async mentioned(job) {
      const mention = mentionPayload.parse(job.payload);
      const account = await accountById(pool, mention.userId);
      const matter = matterNamed(matters, mention.table);
      // Whoever left the staff meanwhile is told nothing of a record.
      if (!account || account.isSuspended || !matter || !isStaff(account.role)) return;
      if (!(await mayBeTold(pool, matter, mention))) return;
      await mailer.send({
        ...mentionMail(mention, {
          language: account.language,
          link: publicUrl === undefined ? null : `${publicUrl}${adminPath(matter)}/${mention.id}`,
          name: pickWords({ ar: account.fullNameAr, en: account.fullNameEn }, account.language).text,
        }),
        to: account.email,
        messageId: messageIdOf(job),
      });
    },
    async invitation(job) {
      const { invitationId } = invitationPayload.parse(job.payload);
      const site = publicUrl ?? listensAt();
      if (site === null) throw new Error('There is no address yet that an invitation could lead to.');
      const invited = await tokenOf(pool, invitationId, secrets.codes);
      if (!invited) return;
      const { account, token } = invited;
      const { email, language, fullNameAr, fullNameEn } = account;
      await mailer.send({
        ...invitationMail({
          language,
          name: pickWords({ ar: fullNameAr, en: fullNameEn }, language).text,
          // Behind the hash: no log of any server has it.
          link: `${site}${pages.invitation.path}#${token}`,
        }),
        to: email,
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
          name: pickWords({ ar: account.fullNameAr, en: account.fullNameEn }, account.language).text,
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

/** Is it told that the appointment does not take place, and not only something about what was called off long ago? */
const isOfCancelling = (matter: Matter, topics: readonly string[]): boolean =>
  Object.entries(matter.workflow.moves).some(
    ([move, { to }]) =>
      endsAppointment(matter, to) &&
      topics.includes(matter.portal.news.moves?.[move]?.kind ?? 'statusChanged'),
  );

const codePayload = z.object({ email: z.string(), seed: z.string() });
const registrationCodePayload = codePayload.extend({ language: z.enum(LANGUAGES) });

/** Late, after the mail server was away: a dead code would only mislead. */
const isDead = ({ createdAt }: OutboxJob): boolean =>
  Date.now() - Date.parse(createdAt) > CODE_MINUTES * 60_000;

/** The time keeps it apart from the job with the same number on another database. */
const messageIdOf = ({ id, kind, createdAt }: OutboxJob): string =>
  `${kind}.${id}.${Date.parse(createdAt).toString(36)}`;
