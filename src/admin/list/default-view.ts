import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { defaultViewName } from '#contract/stores.ts';
import { readStored } from '#providers/browser/browser-storage.ts';
import { store, useStored } from '#providers/browser/use-stored.ts';
import { getSession } from '#providers/session/session-store.ts';
import { useSession } from '#providers/session/use-session.ts';

const viewSchema = z.object({ id: z.number(), query: z.string() });
/** With what it asked when it was last seen, so that a list opens with it without asking for it. */
export type DefaultView = z.infer<typeof viewSchema>;

/** The saved view that a list opens with for this account on this browser; `null`: none. */
export const useDefaultView = (resource: AnyResource): DefaultView | null =>
  viewIn(useStored('local', defaultViewName(resource, useSession()?.user.id)));

export const readDefaultView = (resource: AnyResource): DefaultView | null =>
  viewIn(readStored('local', defaultViewName(resource, getSession()?.user.id)));

export const storeDefaultView = (resource: AnyResource, view: DefaultView | null): void =>
  store('local', defaultViewName(resource, getSession()?.user.id), view && JSON.stringify(view));

function viewIn(stored: string | null): DefaultView | null {
  try {
    return viewSchema.parse(JSON.parse(stored ?? 'null'));
  } catch {
    // None, or somebody else wrote there.
    return null;
  }
}
