import type { AnyResource } from '#contract/define-resource.ts';
import { useLastDeletion } from '#providers/records/last-deletion.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';

const UndoOffer = lazyPanelPart(async () => (await import('./undo-offer.tsx')).UndoOffer);

/** What this person deleted last, and the way to take it back: also after a reload, or in a new tab. */
export function UndoStrip({ resource }: { resource: AnyResource }) {
  const ids = useLastDeletion(resource);
  if (ids.length === 0) return null;
  return (
    <LazyBoundary>
      <UndoOffer resource={resource} ids={ids} />
    </LazyBoundary>
  );
}
