import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { listPath } from '../list/remembered-lists.ts';
import { RecordPresence } from '../presence/record-presence.tsx';
import { RecordState } from '../record-state.tsx';
import { useRecordId } from '../use-record-id.ts';
import { RecordForm } from './record-form.tsx';
import { useAfterSave } from './use-after-save.ts';
import { useDraft } from './use-draft.ts';
import { useRecordForm } from './use-record-form.ts';

/** Changes a record of any resource. */
export function EditScreen({ resource }: { resource: AnyResource }) {
  const id = useRecordId();
  return <EditRecord key={id} resource={resource} id={id} />;
}

function EditRecord({ resource, id }: { resource: AnyResource; id: number }) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const draft = useDraft();
  const { isSaved, onSaved } = useAfterSave(resource);
  const form = useRecordForm({ resource, id, draft: draft?.values, onSaved });
  const { error, isPending, refetch } = form.query;
  const isGone = error instanceof AppFailure && error.code === 'notFound';
  return (
    <>
      <ScreenHead
        title={t('panel:editRecord', { name: resource.labels.one[language] })}
        aside={
          form.isReady && (
            <>
              {t('panel:number', { id })} <RecordPresence resource={resource} id={id} />
            </>
          )
        }
        back={<Breadcrumbs resource={resource} />}
      />
      {!(isGone && form.isDirty) && <RecordState resource={resource} query={{ error, isPending, refetch }} />}
      {form.isReady && (
        <RecordForm
          resource={resource}
          form={form}
          draft={draft}
          isGone={isGone}
          isSaved={isSaved}
          cancelTo={listPath(resource)}
        />
      )}
    </>
  );
}
