import { latestReply } from '#contract/reply-time.ts';
import type { contactMessages } from '#resources/contact-messages.ts';
import { readOfficeClocks } from '../../appointments/office-clocks.ts';
import { notify } from '../../live/notify.ts';
import { leaveReceipt } from '../../mail/receipt-mail.ts';
import { recordConsent } from '../../privacy/consents.ts';
import type { ResourceHooks } from '../hooks.ts';

/** Whoever may read messages hears of a new one, whoever wrote it has a receipt; and whether somebody has taken care of it. */
export const contactMessageHooks: ResourceHooks<typeof contactMessages> = {
  async receipt({ pool }) {
    const now = new Date();
    return { reply: latestReply(now, [...(await readOfficeClocks(pool, { from: now })).values()]) };
  },
  async afterChange({ operation, after, caller }, { client, language }) {
    if (operation !== 'created' || !after) return;
    await notify(client, { to: { roles: ['Admin'] }, kind: 'newContactMessage' });
    await recordConsent(client, {
      purpose: 'message',
      userId: caller?.userId ?? null,
      recordId: after.id,
    });
    await leaveReceipt(client, { id: after.id, language });
  },

  actions: {
    markHandled: () => ({ isHandled: true }),
    markOpen: () => ({ isHandled: false }),
  },
};
