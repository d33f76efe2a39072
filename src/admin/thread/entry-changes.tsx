import type { AnyResource } from '#contract/define-resource.ts';
import { isNamed } from '#contract/field-kinds.ts';
import { labelKey } from '#contract/field-keys.ts';
import type { ThreadData } from '#contract/thread.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { ShowValue } from '../show-value.tsx';
import styles from './timeline.module.css';

interface EntryChangesProps {
  resource: AnyResource;
  record: AnyRecord;
  changes: NonNullable<ThreadData['changes']>;
}

/** The fields that were changed, as they have been since. */
export function EntryChanges({ resource, record, changes }: EntryChangesProps) {
  const { language } = useLanguage();
  const changed = Object.entries(resource.fields).filter(([key]) => key in changes);
  if (changed.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changed.map(([key, field]) => {
        const after = { ...record, [key]: changes[key]?.[1], [labelKey(key)]: changes[labelKey(key)]?.[1] };
        return (
          <li key={key}>
            {field.label[language]}:{' '}
            <ShowValue
              resource={resource}
              columnKey={key}
              record={isNamed(field) ? after : { ...record, [key]: changes[key]?.[1] }}
            />
          </li>
        );
      })}
    </ul>
  );
}
