import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { RestoreButton } from '../actions/restore-button.tsx';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { RecordNav } from '../record-nav/record-nav.tsx';
import { useNeighbours } from '../record-nav/use-neighbours.ts';
import { RecordTabs } from '../record-tabs.tsx';
import { titleOf } from '#contract/title-of.ts';
import { useRecordId } from '../use-record-id.ts';
import { HistoryEntries } from './history-entries.tsx';
import { useRecordOrDeleted } from './use-record-or-deleted.ts';

/** What was done to a record, newest first, and the way back to any version of it. */
export function HistoryScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['history', 'panel']);
  const { language } = useLanguage();
  const named = useRecordId();
  const id = resource.onlyId ?? named;
  /** One record alone has neither a name nor a number that anybody knows. */
  const isOnly = resource.onlyId !== undefined;
  const { record, isDeleted, isPending } = useRecordOrDeleted(resource, id);
  const neighbours = useNeighbours(resource, id);
  return (
    <>
      <ScreenHead
        title={record && !isOnly ? titleOf(resource, record) : resource.labels.one[language]}
        aside={isOnly ? t('history:title') : t('panel:number', { id })}
        back={
          isOnly ? (
            <Breadcrumbs resource={resource} current={t('history:title')} />
          ) : (
            <RecordNav
              resource={resource}
              id={id}
              neighbours={neighbours}
              screen="/history"
              current={t('history:title')}
            />
          )
        }
        actions={record && isDeleted && <RestoreButton resource={resource} record={record} />}
      />
      {!isDeleted && !isOnly && <RecordTabs resource={resource} id={id} />}
      {/* By number: the entries of the record before are not of this one. */}
      <HistoryEntries
        key={id}
        resource={resource}
        id={id}
        record={record}
        isDeleted={isDeleted}
        isPending={isPending}
      />
    </>
  );
}
