import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useRecordForUpdate } from '#providers/use-record-for-update.ts';
import { BackLink } from '../chrome/back-link.tsx';
import { RecordPresence } from '../presence/record-presence.tsx';
import { RecordState } from '../record-state.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { useRecordId } from '../use-record-id.ts';
import { useDraft } from './use-draft.ts';
import { RecordForm } from './record-form.tsx';

/** Changes a record of any resource. */
export function EditScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const draft = useDraft();
  const query = useRecordForUpdate(resource, useRecordId());
  return (
    <>
      <ScreenHead
        title={t('panel.editRecord', { name: resource.labels.one[language] })}
        aside={
          query.data && (
            <>
              {t('panel.number', { id: query.data.id })}{' '}
              <RecordPresence resource={resource} id={query.data.id} />
            </>
          )
        }
        back={<BackLink resource={resource} />}
      />
      <RecordState resource={resource} query={query} />
      {query.data && (
        <RecordForm
          key={query.data.id}
          resource={resource}
          record={query.data}
          draft={draft}
          isGone={query.error instanceof AppFailure && query.error.code === 'notFound'}
        />
      )}
    </>
  );
}
