import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { listPath } from '../list/remembered-lists.ts';
import { RecordForm } from './record-form.tsx';
import { useAfterSave } from './use-after-save.ts';
import { useRecordForm } from './use-record-form.ts';

/** A new record of any resource. */
export function CreateScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const { isSaved, onSaved } = useAfterSave(resource);
  const form = useRecordForm({ resource, onSaved });
  return (
    <>
      <ScreenHead
        title={t('panel:newRecord', { name: resource.labels.one[language] })}
        back={<Breadcrumbs resource={resource} />}
      />
      <RecordForm resource={resource} form={form} isSaved={isSaved} cancelTo={listPath(resource)} />
    </>
  );
}
