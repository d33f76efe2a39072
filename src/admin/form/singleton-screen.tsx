import type { AnyResource } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/define-singleton.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useRecordForUpdate } from '#providers/use-records.ts';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { ResourceTabs } from '../list/resource-tabs.tsx';
import { RecordState } from '../record-state.tsx';
import { RecordForm } from './record-form.tsx';

/** The one record of a singleton in its form, which stays open after saving. */
export function SingletonScreen({ resource }: { resource: AnyResource }) {
  const { language } = useLanguage();
  const query = useRecordForUpdate(resource, SINGLETON_ID);
  // Nobody has saved it yet: the form starts empty.
  const isNew = query.error instanceof AppFailure && query.error.code === 'notFound';
  return (
    <>
      <ScreenHead title={resource.labels.one[language]} />
      <ResourceTabs resource={resource} />
      {!isNew && <RecordState resource={resource} query={query} />}
      {(query.data || isNew) && <RecordForm resource={resource} record={query.data ?? null} />}
    </>
  );
}
