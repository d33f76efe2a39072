import type { contactMessages } from '#resources/contact-messages.ts';
import type { ResourceHooks } from '../hooks.ts';

/** Whether somebody has taken care of a message. */
export const contactMessageHooks: ResourceHooks<typeof contactMessages> = {
  actions: {
    markHandled: () => ({ isHandled: true }),
    markOpen: () => ({ isHandled: false }),
  },
};
