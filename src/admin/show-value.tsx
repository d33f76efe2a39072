import { type ValueOptions, RecordValue, isRecordKey } from './column.tsx';
import { showOf } from './kinds/field-shows.ts';

/** A value as the record's own screen shows it. */
export function ShowValue({ resource, columnKey, record }: ValueOptions) {
  if (isRecordKey(columnKey)) return <RecordValue columnKey={columnKey} record={record} isExact />;
  const field = resource.fields[columnKey];
  if (!field) return null;
  const { Show } = showOf(field);
  return <Show fieldKey={columnKey} field={field} record={record} showOf={showOf} />;
}
