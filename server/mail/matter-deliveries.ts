import type { Pool } from 'pg';
import { endsAppointment } from '#contract/called-off.ts';
import { type Matter, TASKS_PLACE, matterNamed, matterPath } from '#contract/matter.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { isStaff } from '#contract/roles.ts';
import { matters } from '#resources/matters.ts';
import { type Account, accountById, fullNameOf } from '../auth/accounts.ts';
import { calendarOf } from '../calendar/appointment.ts';
import { findAppointment } from '../calendar/appointment-queries.ts';
import { type MatterNews, isAskedBy, matterMail, matterNewsPayload, stillTrue } from './matter-mail.ts';
import { timesOf } from './matter-times.ts';
import { messageIdOf } from './message-id.ts';
import type { MailDeliveries } from './outbox.ts';
import { mayBeTold, mentionMail, mentionPayload } from './staff-mail.ts';
import type { Mailer } from './transport.ts';

interface MatterDeliveryOptions {
  /** Where the site is found; absent where the host goes by any name. */
  publicUrl: string | undefined;
  pool: Pool;
  mailer: Mailer;
}

/** The mails about a matter: to its client, and to staff who are named in it. */
export function matterDeliveries({
  publicUrl,
  pool,
  mailer,
}: MatterDeliveryOptions): Pick<MailDeliveries, 'matterNews' | 'mentioned'> {
  const linkTo = (path: string) => (publicUrl === undefined ? null : publicUrl + path);
  /** The appointment that stands, unless the mail only says that something arrived; or its end, where the mail tells of that. */
  async function calendarFor(
    matter: Matter,
    { id, topics }: MatterNews,
    { language, email }: Pick<Account, 'language' | 'email'>,
  ) {
    if (topics.includes('received')) return undefined;
    const appointment = await findAppointment(pool, matter, id, { language, publicUrl });
    const isTold = appointment?.isStanding || (appointment?.isCancelled && isOfCancelling(matter, topics));
    return isTold ? calendarOf(appointment, { from: mailer.sender, to: email }) : undefined;
  }
  return {
    async matterNews(job) {
      const left = matterNewsPayload.parse(job.payload);
      const account = await accountById(pool, left.userId);
      const matter = matterNamed(matters, left.table);
      // A kind of matter that was taken out of the product since has no page to lead to.
      if (!account || account.isSuspended || !matter) return;
      const times = await timesOf(pool, matter, left.id);
      const news = { ...left, topics: stillTrue(matter, left.topics, times) };
      if (news.topics.length === 0) return;
      await mailer.send({
        ...matterMail(matter, news, {
          language: account.language,
          link: linkTo(matterPath(matter, news.id) + (isAskedBy(news.topics) ? TASKS_PLACE : '')),
          name: fullNameOf(account, account.language),
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
          link: linkTo(`${adminPath(matter)}/${mention.id}`),
          name: fullNameOf(account, account.language),
        }),
        to: account.email,
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
