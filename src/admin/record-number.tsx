import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { Ltr } from '#ui/text/ltr.tsx';

/** What people call a record by on paper and on the phone: its reference, where it has one, or its number. */
export function RecordNumber({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['panel']);
  const [key = ''] =
    Object.entries(resource.fields).find(([, field]) => 'format' in field && field.format === 'reference') ??
    [];
  const reference = record[key];
  return typeof reference === 'string' ? <Ltr>{reference}</Ltr> : t('panel:number', { id: record.id });
}
