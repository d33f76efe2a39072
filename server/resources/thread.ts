import { filesFieldOf } from '#contract/attachments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ThreadKind, Visibility } from '#contract/thread.ts';
import { newFiles } from '../files/attached-files.ts';
import type { Changes } from './audit.ts';
import { type AnyChange, type ChangeContext, type StoredRow, hooksOf } from './hooks.ts';

/** An entry as it is written. */
export interface NewEntry {
  readonly kind: ThreadKind;
  readonly visibility: Visibility;
  /** Default: there are no words. */
  readonly text?: string;
  readonly data?: StoredData;
}
/** What is kept beside the words: ids, whose names are looked up when the entry is read. */
export interface StoredData {
  readonly move?: string;
  readonly from?: string;
  readonly to?: string;
  readonly changes?: Changes;
  readonly file?: { readonly id: number; readonly name: string };
}

/** Whose thread it is, and who writes; `null`: the host itself. */
export interface ThreadPlace {
  readonly resource: AnyResource;
  readonly record: StoredRow;
  readonly authorId: number | null;
}

/** Adds an entry in the transaction of what it tells of, and lets the resource's hooks tell others. */
export async function addEntry(context: ChangeContext, place: ThreadPlace, entry: NewEntry): Promise<number> {
  const { resource, record, authorId } = place;
  const { kind, visibility, text = null, data = {} } = entry;
  const { rows } = await context.client.query<{ id: string }>(
    `insert into thread_entries (resource, record_id, kind, author_id, visibility, text, data)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [resource.name, record.id, kind, authorId, visibility, text, JSON.stringify(data)],
  );
  const id = Number(rows[0]?.id);
  await hooksOf(resource.name).afterThreadEntry?.({ ...entry, id, record, authorId }, context);
  return id;
}

/** Tells the record's thread of a change: that it arrived, was moved, given to somebody, or is something else now. */
export async function appendThreadEvents(
  context: ChangeContext,
  resource: AnyResource,
  { change, called, changes }: { change: AnyChange; called: string | undefined; changes: Changes },
): Promise<void> {
  const { after, caller, operation } = change;
  if (!resource.thread || !after) return;
  const place = { resource, record: after, authorId: caller?.userId ?? null };
  for (const entry of entriesOf(resource, { operation, called, changes, after }))
    await addEntry(context, place, entry);
}

function entriesOf(
  resource: AnyResource,
  given: {
    operation: AnyChange['operation'];
    called: string | undefined;
    changes: Changes;
    after: StoredRow;
  },
): NewEntry[] {
  const { assignee = '', workflow, fields } = resource;
  const { operation, called = '', changes, after } = given;
  if (operation === 'created') return [{ kind: 'received', visibility: 'client' }];
  const move = workflow?.moves[called];
  if (workflow && move) {
    const filled = Object.keys(move.input ?? {});
    const words = filled.find((key) => fields[key]?.type === 'longText');
    const kept = filled.filter((key) => key !== words && fields[key]?.readBy === undefined);
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
  const { [assignee]: assigned, [held]: _files, ...others } = changes;
  const added = newFiles(resource, after, changes);
  return [
    ...added.map(
      ({ id, name }) => ({ kind: 'file', visibility: 'client', data: { file: { id, name } } }) as const,
    ),
    ...(assigned
      ? [{ kind: 'assigned', visibility: 'internal', data: { changes: { [assignee]: assigned } } } as const]
      : []),
    ...(Object.keys(others).length > 0
      ? [{ kind: 'changed', visibility: 'internal', data: { changes: others } } as const]
      : []),
  ];
}

const only = (changes: Changes, keys: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => keys.includes(key)));
