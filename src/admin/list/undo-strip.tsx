import type { AnyResource } from '#contract/define-resource.ts';
import { useLastDeletion } from '#providers/last-deletion.ts';
import { AwaitedPart } from '#ui/awaited-part.tsx';
import { panelPart } from '../panel-part.tsx';

const UndoOffer = panelPart(async () => (await import('./undo-offer.tsx')).UndoOffer);

/** What this person deleted last, and the way to take it back: also after a reload, or in a new tab. */
export function UndoStrip({ resource }: { resource: AnyResource }) {
  const ids = useLastDeletion(resource);
  if (ids.length === 0) return null;
  return (
    <AwaitedPart>
      <UndoOffer resource={resource} ids={ids} />
    </AwaitedPart>
  );
}
