import type { PoolClient } from 'pg';
import { labelsOfKeys, titleWords } from '#contract/audit.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { RecordReference } from '#contract/record-reference.ts';
import type { LocalizedText } from '#contract/language.ts';
import type { Caller } from '../http/caller.ts';
import type { Changes } from './changes.ts';
import type { AnyChange } from './hooks.ts';
import { prepared, runRows } from './statement.ts';

export interface AuditEntry {
  resource: string;
  /** `null` where a whole list was meant. */
  recordId: number | null;
  /** The record that it is a row of. Default: none. */
  of?: RecordReference | undefined;
  /** What the record is called at this moment. Default: nothing. */
  record?: LocalizedText;
  /** One of `auditOperations`, or the name of a declared action. */
  operation: string;
  /** What there is to say in one line. Default: nothing. */
  summary?: LocalizedText;
  caller: Caller | null;
  changes: Changes;
}

/** Adds the row that says who did what, in the transaction of what was done. */
export const writeAudit = (client: PoolClient, entry: AuditEntry): Promise<void> =>
  writeAuditEntries(client, [entry]);

/** The same for what was done to many records at once. */
export async function writeAuditEntries(client: PoolClient, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ caller, record, of, summary, ...entry }) => ({
    ...entry,
    ofResource: of?.resource ?? null,
    ofId: of?.id ?? null,
    userId: caller?.userId ?? null,
    recordAr: record?.ar ?? '',
    recordEn: record?.en ?? '',
    summaryAr: summary?.ar ?? '',
    summaryEn: summary?.en ?? '',
  }));
  await runRows(
    client,
    prepared({
      text: `insert into audit_entries
       (user_id, resource, record_id, of_resource, of_id, operation, changes, record_ar, record_en, summary_ar, summary_en)
     select entry."userId", entry.resource, entry."recordId", entry."ofResource", entry."ofId", entry.operation, entry.changes,
       entry."recordAr", entry."recordEn", entry."summaryAr", entry."summaryEn"
     from jsonb_to_recordset($1) as entry(
       "userId" int, resource text, "recordId" int, "ofResource" text, "ofId" int, operation text, changes jsonb,
       "recordAr" text, "recordEn" text, "summaryAr" text, "summaryEn" text)`,
      values: [JSON.stringify(rows)],
    }),
  );
}

/** The entry about a change of a record, with its name and the fields that were changed. */
export function entryOf(
  resource: AnyResource,
  { operation, before, after, written, caller }: AnyChange,
  { called, changes }: { called: string | undefined; changes: Changes },
): AuditEntry {
  const record = after ?? before;
  const passwords = Object.entries(resource.fields).flatMap(([key, field]) =>
    'purpose' in field && field.purpose === 'new' && written[key] ? [key] : [],
  );
  return {
    resource: resource.name,
    recordId: record?.id ?? null,
    ...(record ? { record: titleWords(resource, record) } : {}),
    operation: called ?? operation,
    // Only an update leaves the rest of the record as it was.
    ...(before && after ? { summary: labelsOfKeys(resource, [...Object.keys(changes), ...passwords]) } : {}),
    caller,
    changes,
  };
}
