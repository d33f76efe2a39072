import { isLocalized } from '#contract/field-kinds.ts';
import { languageOfHalf } from '#contract/field-keys.ts';
import type { Field } from '#contract/fields.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { NoValue } from '../fields/no-value.tsx';
import { showOf } from './field-shows.ts';

interface WireValueProps {
  wireKey: string;
  field: Field;
  record: AnyRecord;
}

/** One value as its field shows it; of a text in both languages, whose own view shows both, the one under this key. */
export function WireValue({ wireKey, field, record }: WireValueProps) {
  if (isLocalized(field)) {
    const text = record[wireKey];
    if (typeof text !== 'string' || text === '') return <NoValue />;
    return (
      <UserText as="span" lang={languageOfHalf(wireKey)}>
        {text}
      </UserText>
    );
  }
  const { Show } = showOf(field);
  return <Show fieldKey={wireKey} field={field} record={record} showOf={showOf} />;
}
