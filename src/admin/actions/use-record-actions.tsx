import { Suspense, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { startsHere } from '#contract/workflow.ts';
import type { AnyRecord } from '#providers/records.ts';
import { useSession } from '#providers/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

interface RecordActionsInput {
  resource: AnyResource;
  record: AnyRecord;
  onDeleted?: () => void;
}

/** What this person may do with this record now beyond its screens, and the dialog that asks before it is done. */
export function useRecordActions({ resource, record, onDeleted }: RecordActionsInput) {
  const role = useSession()?.user.lastRole ?? null;
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const actions = Object.entries(resource.actions).filter(
    ([, action]) =>
      role !== null &&
      action.access[role] !== undefined &&
      (action.showWhen === undefined || record[action.showWhen.field] === action.showWhen.is) &&
      startsHere(resource, action, record),
  );
  const [name, action] = actions.find(([known]) => known === open) ?? [];
  const shared = { resource, record, onClose: close };
  return {
    role,
    actions,
    ask: setOpen,
    askToDelete: () => setOpen(DELETE),
    dialog: open !== null && (
      <Suspense fallback={null}>
        {open === DELETE ? (
          <DeleteDialog {...shared} onDeleted={onDeleted} />
        ) : (
          name !== undefined && action && <ActionDialog {...shared} name={name} action={action} />
        )}
      </Suspense>
    ),
  };
}

const ActionDialog = lazyPart(async () => (await import('./action-dialog.tsx')).ActionDialog);
const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** No action of a definition can have this name. */
const DELETE = 'delete record';
