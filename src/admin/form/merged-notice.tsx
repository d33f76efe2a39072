import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { useMergeWords } from './use-merge-words.ts';
import type { Merged } from './use-record-merge.ts';

/** Says what others have changed, and that it stands in the form now. */
export function MergedNotice({ resource, merged }: { resource: AnyResource; merged: Merged }) {
  const { t } = useTranslation(['drafts']);
  const words = useMergeWords(resource);
  const [names, fields] = [words.namesOf(merged.names), words.fieldsOf(merged.taken)];
  return <Notice title={t('drafts:mergedHere')}>{t('drafts:mergedBody', { names, fields })}</Notice>;
}
