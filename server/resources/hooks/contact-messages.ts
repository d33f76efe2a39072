import type { contactMessages } from '#resources/contact-messages.ts';
import { notify } from '../../live/notify.ts';
import type { ResourceHooks } from '../hooks.ts';

/** Whoever may read messages hears of a new one; and whether somebody has taken care of it. */
export const contactMessageHooks: ResourceHooks<typeof contactMessages> = {
  async follow({ operation }, { client }) {
    if (operation === 'created')
      await notify(client, { to: { roles: ['Admin'] }, kind: 'newContactMessage' });
  },

  actions: {
    markHandled: () => ({ isHandled: true }),
    markOpen: () => ({ isHandled: false }),
  },
};
