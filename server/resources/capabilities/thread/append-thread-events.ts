import { filesFieldOf } from '#contract/kinds/files.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { DoneChange } from '../../capability-hooks.ts';
import type { Changes } from '../../changes.ts';
import type { AnyChange, ChangeContext, StoredRow } from '../../hooks.ts';
import type { RecordTable } from '../../record-table.ts';
import type { NewEntry } from '../../thread-entry.ts';
import { newFiles } from '../files/file-values.ts';
import { changedRowsOf } from '../rows/nested-rows.ts';
import { addEntry } from './add-entry.ts';

/** Tells the record's thread of a change: that it arrived, was moved, given to somebody, or is something else now. */
export async function appendThreadEvents(
  context: ChangeContext,
  table: RecordTable,
  { change, called, changes }: DoneChange,
): Promise<void> {
  const { before, after, caller, operation } = change;
  if (!after) return;
  const place = { table, record: after, authorId: caller?.userId ?? null };
  for (const entry of entriesOf(table.resource, { operation, called, changes, before, after }))
    await addEntry(context, place, entry);
}

function entriesOf(
  resource: AnyResource,
  given: {
    operation: AnyChange['operation'];
    called: string | undefined;
    changes: Changes;
    before: StoredRow | undefined;
    after: StoredRow;
  },
): NewEntry[] {
  const { assignee = '', workflow, fields } = resource;
  const { operation, called = '', changes, before, after } = given;
  if (operation === 'created') return [{ kind: 'received', visibility: 'client' }];
  const move = workflow?.moves[called];
  if (workflow && move) {
    // The client reads the entry: what some readers alone may see is no part of it.
    const told = Object.keys(move.input ?? {}).filter((key) => fields[key]?.readBy === undefined);
    const words = told.find((key) => fields[key]?.type === 'longText');
    const kept = told.filter((key) => key !== words);
    const [from, to] = changes[workflow.field] ?? [after[workflow.field], after[workflow.field]];
    return [
      {
        kind: 'moved',
        visibility: 'client',
        ...(words ? { text: String(after[words]) } : {}),
        data: { move: called, from: String(from), to: String(to), changes: only(changes, kept) },
      },
    ];
  }
  const held = filesFieldOf(resource)?.key ?? '';
  const { [assignee]: assigned, [held]: _files, ...rest } = changes;
  // What the host keeps by itself follows from something that is told.
  const others = only(
    rest,
    Object.keys(rest).filter((key) => fields[key]?.writeBy !== 'server'),
  );
  const changedRows = Object.fromEntries(
    Object.keys(others).flatMap((key) => {
      const ids = changedRowsOf(before?.[key], after[key]);
      return ids.length > 0 ? [[key, ids]] : [];
    }),
  );
  const added = newFiles(resource, after, changes);
  return [
    ...added.map(({ name }) => ({ kind: 'file', visibility: 'client', data: { file: { name } } }) as const),
    ...(assigned
      ? [{ kind: 'assigned', visibility: 'internal', data: { changes: { [assignee]: assigned } } } as const]
      : []),
    ...(Object.keys(others).length > 0
      ? [{ kind: 'changed', visibility: 'internal', data: { changes: others, changedRows } } as const]
      : []),
  ];
}

const only = (changes: Changes, keys: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => keys.includes(key)));
