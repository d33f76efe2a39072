import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { shownViewName } from '#contract/stores.ts';
import { store, useStored } from '#providers/browser/use-stored.ts';
import { useSession } from '#providers/session/use-session.ts';

const shownSchema = z.object({ userId: z.number(), id: z.number(), name: z.string(), query: z.string() });
export type ShownView = z.infer<typeof shownSchema>;

/** The saved view that a list was shown by last in this tab; `null`: by none, or somebody else was here. */
export function useShownView(resource: AnyResource): ShownView | null {
  const userId = useSession()?.user.id;
  const view = shownIn(useStored('session', shownViewName(resource)));
  return view?.userId === userId ? view : null;
}

export const rememberShownView = (resource: AnyResource, view: ShownView | null): void =>
  store('session', shownViewName(resource), view && JSON.stringify(view));

function shownIn(stored: string | null): ShownView | null {
  try {
    return shownSchema.parse(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}
