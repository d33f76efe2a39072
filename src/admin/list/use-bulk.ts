import { type Refusal, type Selection, refusalsSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { type BulkChange, useChangeRecords } from '#providers/use-record-writes.ts';
import type { ListSelection } from './use-selection.ts';

interface BulkInput {
  resource: AnyResource;
  selection: ListSelection;
  /** The name of an action stands for itself. */
  kind: Exclude<BulkChange['kind'], 'act'> | { action: string };
  onDone: (ids: number[]) => void;
}

/** Does something to the chosen records. What is refused is told record by record, and can be left out. */
export function useBulk({ resource, selection, kind, onDone }: BulkInput) {
  const change = useChangeRecords(resource);
  const refusals = refusalsOf(change.error);
  const send = (chosen: Selection, values: Values) =>
    change.mutate(changeOf(kind, chosen, values), {
      onSuccess: (ids) => {
        selection.clear();
        onDone(ids);
      },
    });
  const refused = refusals.map(({ id }) => id);
  const { selection: present } = selection;
  // Which records «all that match» are is known to the host alone.
  const others = 'ids' in present ? present.ids.filter((id) => !refused.includes(id)) : [];
  return {
    run: (values: Values = {}) => send(present, values),
    error: change.error,
    isBusy: change.isPending,
    refusals,
    /** Null when nothing would be left. */
    runWithoutRefused:
      others.length > 0 && refused.length > 0
        ? (values: Values = {}) => {
            selection.drop(refused);
            send({ ids: others }, values);
          }
        : null,
  };
}

function changeOf(kind: BulkInput['kind'], selection: Selection, values: Values): BulkChange {
  if (kind === 'update') return { kind, selection, values };
  if (typeof kind === 'string') return { kind, selection };
  const { action } = kind;
  return { kind: 'act', selection, action, ...(Object.keys(values).length > 0 ? { input: values } : {}) };
}

function refusalsOf(error: unknown): Refusal[] {
  if (!(error instanceof AppFailure) || error.code !== 'bulkRefused') return [];
  return refusalsSchema.safeParse(error.data).data?.refusals ?? [];
}
