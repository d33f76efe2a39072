import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useMergeWords } from './use-merge-words.ts';
import type { Merged } from './use-record-merge.ts';

/** Says after a save what others had changed meanwhile, and that it was kept. */
export function useMergeToast(resource: AnyResource): (merged: Merged | null) => void {
  const { t } = useTranslation(['drafts']);
  const notify = useNotify();
  const words = useMergeWords(resource);
  return (merged) => {
    if (!merged) return;
    const [names, fields] = [words.namesOf(merged.names), words.fieldsOf(merged.taken)];
    notify({
      type: 'success',
      message: t('drafts:mergedTitle'),
      description: t('drafts:mergedBody', { names, fields }),
    });
  };
}
