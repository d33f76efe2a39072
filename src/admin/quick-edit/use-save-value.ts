import { useTranslation } from 'react-i18next';
import { isSame } from '#contract/changed-values.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { titleOf } from '#contract/title-of.ts';
import { newerRecord } from '#providers/records/newer-record.ts';
import { type AnyRecord, recordSchemaOf } from '#providers/records/records.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useUpdateRecord } from '../refine/use-record-writes.ts';

interface ValueChange {
  record: AnyRecord;
  values: Values;
  /** What is said of it. Default: that it is saved, and of which record. */
  message?: string;
}

/**
 * Saves single values of a record where they stand, as its form would: on the version that was shown, and on a newer one
 * only where these values are as they were. It says so, and offers the way back.
 */
export function useSaveValue(resource: AnyResource) {
  const { t } = useTranslation(['toast']);
  const notify = useNotify();
  const words = useActionWords(resource);
  const { mutateAsync } = useUpdateRecord(resource);

  const write = async ({ record, values }: Omit<ValueChange, 'message'>): Promise<AnyRecord | undefined> => {
    const parsed = (data: unknown) => recordSchemaOf(resource).safeParse(data).data;
    try {
      return parsed(await mutateAsync({ record, values }));
    } catch (error) {
      const newer = newerRecord(resource, error);
      const isApart = newer && Object.keys(values).every((key) => isSame(newer[key], record[key]));
      if (!isApart || newer.version === record.version) throw error;
      return parsed(await mutateAsync({ record: newer, values }));
    }
  };

  return async ({ record, values: typed, message }: ValueChange): Promise<AnyRecord | undefined> => {
    const values = { ...typed, ...followersOf(resource, record, typed) };
    const saved = await write({ record, values });
    const before = Object.fromEntries(Object.keys(values).map((key) => [key, record[key]]));
    notify({
      // What was saved in the same place before can no longer be taken back by itself.
      key: `value:${resource.name}:${record.id}:${Object.keys(values).join()}`,
      type: 'success',
      message: message ?? t('toast:updated'),
      description: message === undefined ? titleOf(resource, saved ?? record) : undefined,
      action: saved && {
        label: t('toast:undo'),
        onPress: () =>
          void write({ record: saved, values: before }).then(
            () => words.done(t('toast:valueBack')),
            words.failed,
          ),
      },
    });
    return saved;
  };
}

/** What has the value of another field until somebody says otherwise. */
const followersOf = ({ fields }: AnyResource, record: AnyRecord, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const followed = 'sameAs' in field ? field.sameAs : undefined;
      return followed !== undefined && followed in values && isSame(record[key], record[followed])
        ? [[key, values[followed]]]
        : [];
    }),
  );
