import type { AnyResource } from '#contract/define-resource.ts';
import { isNamed } from '#contract/field-kinds.ts';
import { labelKey } from '#contract/field-keys.ts';
import { rowsChangeSchema } from '#contract/rows-change.ts';
import type { ThreadData } from '#contract/thread.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { ShowValue } from '../show-value.tsx';
import { ChangedRows } from './changed-rows.tsx';
import styles from './timeline.module.css';

interface EntryChangesProps {
  resource: AnyResource;
  record: AnyRecord;
  changes: NonNullable<ThreadData['changes']>;
}

/** The fields that were changed, as they have been since; of nested rows what became of which. */
export function EntryChanges({ resource, record, changes }: EntryChangesProps) {
  const { language } = useLanguage();
  const changed = Object.entries(resource.fields).filter(([key]) => key in changes);
  if (changed.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changed.map(([key, field]) => {
        const ofRows = rowsChangeSchema.safeParse(changes[key]?.[1]).data;
        if (ofRows)
          return (
            <li key={key}>
              {field.label[language]}: <ChangedRows change={ofRows} />
            </li>
          );
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
