import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';

const ActionDialog = lazyPanelPart(async () => (await import('./action-dialog.tsx')).ActionDialog);
const DeleteDialog = lazyPanelPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** In the place of an action's name. No action of a definition can have this one. */
export const DELETE = 'delete record';

/** What is asked of which record. */
export interface AskedOf {
  readonly record: AnyRecord;
  readonly asked: string;
}

interface RecordDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  /** The name of an action, or `DELETE`; null while nothing is asked. */
  asked: string | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** What is asked before something is done with a record. */
export function RecordDialog({ asked, onDeleted, ...shared }: RecordDialogProps) {
  if (asked === null) return null;
  // One that a colleague's move has closed meanwhile stays open, to say why it was refused.
  const action = shared.resource.actions[asked];
  return (
    <LazyBoundary>
      {asked === DELETE ? (
        <DeleteDialog {...shared} onDeleted={onDeleted} />
      ) : (
        action && <ActionDialog {...shared} name={asked} action={action} />
      )}
    </LazyBoundary>
  );
}
