/** At most this many toasts stand at once (R328); what is told meanwhile stays one by one up to it (R394). */
export const MOST_TOASTS = 20;
