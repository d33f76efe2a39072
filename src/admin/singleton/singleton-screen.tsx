import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { editPath, historyPath } from '#contract/resource-paths.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { ResourceTabs } from '../list/resource-tabs.tsx';
import { RecordState } from '../record-state.tsx';
import { useAccess } from '../refine/use-access.ts';
import { useNotify } from '../refine/use-notify.ts';
import { RecordForm } from '../form/record-form.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useIsHere } from '../form/use-is-here.ts';
import { useMergeToast } from '../form/use-merge-toast.ts';
import { useRecordForm } from '../form/use-record-form.ts';

/** The one record of a singleton in its form, which stays open after saving. */
export function SingletonScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['toast', 'history']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const notify = useNotify();
  const canSeeHistory = useAccess(resource.name, 'history').can;
  const draft = useDraft();
  const tellMerged = useMergeToast(resource);
  const isHere = useIsHere();
  const form = useRecordForm({
    resource,
    // It is saved at its place, also the first time.
    id: SINGLETON_ID,
    draft: draft?.values,
    staysOpen: true,
    onSaved: (_saved, record, merged) => {
      notify({ type: 'success', message: t(record ? 'toast:updated' : 'toast:created') });
      tellMerged(merged);
      // The form goes on from what was saved, and no longer from a draft.
      if (draft && isHere()) void navigate(editPath(resource, SINGLETON_ID), { replace: true });
    },
  });
  const { error, isPending, refetch } = form.query;
  const isMissing = error instanceof AppFailure && error.code === 'notFound';
  const [isNew, setNew] = useState(isMissing);
  // Nobody has saved it yet: the form starts empty, and stays while it is asked for again.
  if (isMissing && !isNew) setNew(true);
  return (
    <>
      <ScreenHead
        title={resource.labels.one[language]}
        actions={
          form.base.record &&
          canSeeHistory && (
            <Button component={Link} variant="default" to={historyPath(resource, SINGLETON_ID)}>
              {t('history:title')}
            </Button>
          )
        }
      />
      <ResourceTabs resource={resource} />
      {!isNew && <RecordState resource={resource} query={{ error, isPending, refetch }} />}
      {(form.isReady || isNew) && <RecordForm resource={resource} form={form} draft={draft} />}
    </>
  );
}
