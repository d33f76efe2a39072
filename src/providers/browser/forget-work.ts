import { DRAFT_STORE, HELD_CHANGES_STORE, LIST_PLACE_STORE, SHOWN_VIEW_STORE } from '#contract/stores.ts';
import { removeAllStored } from './browser-storage.ts';

/** Takes away what this tab has stored of somebody's work: what they typed, searched for and can still take back. */
export function forgetWork(): void {
  for (const store of [DRAFT_STORE, HELD_CHANGES_STORE, LIST_PLACE_STORE, SHOWN_VIEW_STORE])
    removeAllStored('session', `${store}:`);
}
