import { isObject } from '#contract/is-object.ts';
import { DRAFT_STORE } from '#contract/stores.ts';
import type { DraftForm } from '#providers/browser/drafts.ts';
import { readStored, removeStored, writeStored } from '#providers/browser/browser-storage.ts';

/** In a navigation state: what was typed goes by itself as soon as its writer has signed in. */
export interface SendWaiting {
  isSendWaiting: true;
}

/** Whether somebody was led here to send a draft that still waits for them. */
export const isSendWaiting = (state: unknown): state is SendWaiting =>
  isObject(state) && state['isSendWaiting'] === true && waiting() !== null;

/** The draft goes out by itself when its writer comes back to this tab with an account. */
export const sendOnReturn = (form: DraftForm, key: string): void =>
  writeStored('session', NAME, JSON.stringify({ form, key, until: Date.now() + WAITS_FOR }));

/** Whether that was wanted of this draft; answered once. */
export function takeSendOnReturn(form: DraftForm, key: string): boolean {
  const found = waiting();
  const isWanted = found?.['form'] === form && found['key'] === key;
  if (isWanted) removeStored('session', NAME);
  return isWanted;
}

/** Whoever is back without an account looks it over, and presses again. */
export const forgetSendOnReturn = (): void => removeStored('session', NAME);

/** Time enough for an account; whoever comes back later looks it over and presses again. Milliseconds. */
const WAITS_FOR = 30 * 60_000;

/** Goes with the drafts of the tab. */
const NAME = `${DRAFT_STORE}:sendOnReturn`;

function waiting(): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(readStored('session', NAME) ?? 'null');
    return isObject(stored) && Date.now() < Number(stored['until']) ? stored : null;
  } catch {
    return null;
  }
}
