import type { OutboxJob } from '#server/mail/outbox-job.ts';
import type { MailDeliveries } from '#server/mail/outbox.ts';

/** Every kind of mail is delivered in one way. */
export const deliveriesOf = (deliver: (job: OutboxJob) => Promise<void>): MailDeliveries => ({
  resetCode: deliver,
  registrationCode: deliver,
  loginCode: deliver,
  matterNews: deliver,
  messageReceived: deliver,
  deletionDecided: deliver,
  mentioned: deliver,
  invitation: deliver,
  digest: deliver,
});
