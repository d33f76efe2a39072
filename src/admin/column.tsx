import type { AnyResource } from '#contract/define-resource.ts';
import { RECORD_KEYS, type RecordKey } from '#contract/definition-keys.ts';
import type { Language } from '#contract/language.ts';
import { sortKeys } from '#contract/list-query-schema.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { viewOf } from './kinds/field-views.ts';
import { Moment } from './fields/moment.tsx';
import { NoValue } from './fields/no-value.tsx';
import { PlaceTime } from './places/place-time.tsx';

export interface ValueOptions {
  resource: AnyResource;
  columnKey: string;
  record: AnyRecord;
}

/** The label of a field or of one of the columns that every record has. */
export const columnLabel = (resource: AnyResource, key: string, language: Language): string =>
  (isRecordKey(key) ? resource.recordLabels[key] : resource.fields[key]?.label)?.[language] ?? key;

export const isSortable = (resource: AnyResource, key: string): boolean => sortKeys(resource).includes(key);

/** A value as lists show it. */
export function CellValue({ resource, columnKey, record }: ValueOptions) {
  if (isRecordKey(columnKey)) return <RecordValue columnKey={columnKey} record={record} />;
  const field = resource.fields[columnKey];
  if (!field) return null;
  const { Cell } = viewOf(field);
  return <Cell fieldKey={columnKey} field={field} record={record} />;
}

interface RecordValueProps {
  columnKey: RecordKey;
  record: AnyRecord;
  isExact?: boolean;
}

export function RecordValue({ columnKey, record, isExact = false }: RecordValueProps) {
  if (columnKey === 'id') return <Ltr>#{record.id}</Ltr>;
  const at = record[columnKey];
  if (at === '') return <NoValue />;
  return isExact ? <PlaceTime at={at} /> : <Moment at={at} />;
}

export const isRecordKey = (key: string): key is RecordKey => RECORD_KEYS.some((known) => known === key);
