import { useState } from 'react';
import { mayRun } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { startsHere } from '#contract/workflow.ts';
import type { AnyRecord } from '#providers/records.ts';
import { useRunAction } from '#providers/use-record-writes.ts';
import { useSession } from '#providers/use-session.ts';
import { AwaitedPart } from '#ui/awaited-part.tsx';
import { panelPart } from '../panel-part.tsx';
import { useActionWords } from './use-action-words.ts';

interface RecordActionsInput {
  resource: AnyResource;
  record: AnyRecord;
  onDeleted?: () => void;
}

/** What this person may do with this record now beyond its screens, and the dialog where one has to be asked first. */
export function useRecordActions({ resource, record, onDeleted }: RecordActionsInput) {
  const role = useSession()?.user.lastRole ?? null;
  const [open, setOpen] = useState<string | null>(null);
  const run = useRunAction(resource);
  const words = useActionWords(resource);
  const close = () => setOpen(null);
  const actions = Object.entries(resource.actions).filter(
    ([, action]) =>
      mayRun(action, role) &&
      (action.showWhen === undefined || record[action.showWhen.field] === action.showWhen.is) &&
      startsHere(resource, action, record),
  );
  // One that a colleague's move has closed meanwhile stays open, to say why it was refused.
  const action = open === null ? undefined : resource.actions[open];
  const shared = { resource, record, onClose: close };
  return {
    role,
    actions,
    /** Runs an action, after what it wants to know or have confirmed. */
    ask: (asked: string) => {
      // The next move is another one once this has brought the record into another state.
      if (run.isPending) return;
      const { confirm, input } = resource.actions[asked] ?? {};
      if (confirm || input) setOpen(asked);
      else run.mutate({ id: record.id, action: asked }, { onSuccess: words.done, onError: words.failed });
    },
    isBusy: run.isPending,
    askToDelete: () => setOpen(DELETE),
    dialog: open !== null && (
      <AwaitedPart>
        {open === DELETE ? (
          <DeleteDialog {...shared} onDeleted={onDeleted} />
        ) : (
          action && <ActionDialog {...shared} name={open} action={action} />
        )}
      </AwaitedPart>
    ),
  };
}

const ActionDialog = panelPart(async () => (await import('./action-dialog.tsx')).ActionDialog);
const DeleteDialog = panelPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** No action of a definition can have this name. */
const DELETE = 'delete record';
