import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { listPath } from '../list/remembered-lists.ts';
import { useAccess } from '../refine/use-access.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useMergeToast } from './use-merge-toast.ts';
import type { Merged } from './use-record-merge.ts';

/** What follows when the form of a record is saved: it is said, and the way leads back to the list. */
export function useAfterSave(resource: AnyResource) {
  const { t } = useTranslation(['toast', 'common']);
  const navigate = useNavigate();
  const notify = useNotify();
  const canOpen = useAccess(resource.name, 'show').can;
  const [isSaved, setSaved] = useState(false);
  const tellMerged = useMergeToast(resource);
  const onSaved = (saved: Values, record: AnyRecord | null, merged: Merged | null) => {
    const id = record?.id ?? saved['id'];
    const isNamed = typeof id === 'number';
    notify({
      type: 'success',
      message: t(record ? 'toast:updated' : 'toast:created'),
      description: isNamed ? titleOf(resource, { ...record, ...saved, id }) : undefined,
      action:
        isNamed && canOpen
          ? { label: t('common:view'), onPress: () => void navigate(`${adminPath(resource)}/${id}`) }
          : undefined,
    });
    tellMerged(merged);
    setSaved(true);
    // Back leads to where the person came from, not into the form again.
    void navigate(listPath(resource), { replace: true });
  };
  return { isSaved, onSaved };
}
