import type { AnyResource } from '#contract/define-resource.ts';
import type { HeldChangeState } from '#contract/held-changes.ts';
import { heldChangeStateCall } from '../calls/held-change-calls.ts';
import { sendCall } from '../records/send-call.ts';
import { type DraftPlace, type KeptDraft, forgetDraft } from './kept-drafts.ts';

/**
 * Of what was left in a form for moves of a resource, that which is still to be sent. A move is also made by the host
 * alone, when its page was closed or the line was gone: what was typed for it then goes. While it waits, it is kept.
 */
export async function withoutMade<Draft extends KeptDraft & DraftPlace>(
  drafts: readonly Draft[],
  resource: AnyResource,
): Promise<Draft[]> {
  const states = await Promise.all(drafts.map((draft) => stateOf(draft, resource)));
  for (const [at, draft] of drafts.entries()) if (states[at] === 'made') forgetDraft(draft);
  return drafts.filter((_draft, at) => states[at] === null);
}

async function stateOf({ heldChange }: KeptDraft, resource: AnyResource): Promise<HeldChangeState | null> {
  if (heldChange === undefined) return null;
  try {
    return (await sendCall(heldChangeStateCall(resource, heldChange))).state;
  } catch {
    // It was not made, or nobody knows now: rather one too many than a word that is lost.
    return null;
  }
}
