import { isObject } from '#contract/is-object.ts';

/** In a navigation state: what was typed goes by itself as soon as its writer has signed in. */
export interface SendWaiting {
  isSendWaiting: true;
}

export const isSendWaiting = (state: unknown): state is SendWaiting =>
  isObject(state) && state['isSendWaiting'] === true;
