import { isNamed } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { resourceNamed } from '#resources/index.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { namesIn } from '../fields/names-in.ts';
import { NoValue } from '../fields/no-value.tsx';
import { WireValue } from '../kinds/wire-value.tsx';
import { titleOf } from '#contract/title-of.ts';
import { useRecordsOf } from '../refine/use-record.ts';
import styles from './conflict-dialog.module.css';

interface ConflictValueProps {
  wireKey: string;
  field: Field;
  value: unknown;
  record: AnyRecord;
}

/** One side of a conflict, as the field's own view shows it. */
export function ConflictValue({ wireKey, field, value, record }: ConflictValueProps) {
  if (isNamed(field)) return <NamedRecord to={field.to} id={value} known={namesIn([record], wireKey)} />;
  return (
    <div className={styles.value}>
      <WireValue wireKey={wireKey} field={field} record={{ ...record, [wireKey]: value }} />
    </div>
  );
}

interface NamedRecordProps {
  to: string;
  id: unknown;
  /** What the record calls the one that it has: that can be kept, also where the host tells of it no more. */
  known: ReadonlyMap<number, string>;
}

function NamedRecord({ to, id, known }: NamedRecordProps) {
  const resource = resourceNamed(to);
  const [found] = useRecordsOf(resource, typeof id === 'number' ? [id] : []).records;
  const name = found ? titleOf(resource, found) : typeof id === 'number' ? known.get(id) : undefined;
  return name === undefined ? (
    <NoValue />
  ) : (
    <UserText as="p" className={styles.value}>
      {name}
    </UserText>
  );
}
