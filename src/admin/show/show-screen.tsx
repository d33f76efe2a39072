import { Button } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { clonePath } from '#contract/resource-paths.ts';
import { actionLabel } from '#contract/actions.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useAccess } from '../refine/use-access.ts';
import { useRecord } from '../refine/use-record.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { EditLink } from '../actions/edit-link.tsx';
import { DELETE, RecordDialog } from '../actions/record-dialog.tsx';
import { useRecordActions } from '../actions/use-record-actions.tsx';
import { RecordHeads } from '../capabilities/record-heads.tsx';
import { useRecordParts } from '../capabilities/use-record-parts.ts';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { listPath } from '../list/remembered-lists.ts';
import { RecordPresence } from '../presence/record-presence.tsx';
import { PaperHead } from '../paper/paper-head.tsx';
import { RecordNav } from '../record-nav/record-nav.tsx';
import { useNeighbours } from '../record-nav/use-neighbours.ts';
import { RecordTabs } from '../record-tabs.tsx';
import { RecordNumber } from '../record-number.tsx';
import { RecordState } from '../record-state.tsx';
import { titleOf } from '#contract/title-of.ts';
import { TranslationBadges } from '../translation-badges.tsx';
import { useRecordId } from '../use-record-id.ts';
import { OwnedRecords } from './owned-records.tsx';
import { ShowSections } from './show-sections.tsx';

/** One record of any resource, with what can be done with it. */
export function ShowScreen({ resource }: { resource: AnyResource }) {
  const { language } = useLanguage();
  const id = useRecordId();
  const query = useRecord(resource, id);
  const haveParts = useRecordParts(resource);
  const record = haveParts ? query.data : undefined;
  const neighbours = useNeighbours(resource, id);
  return (
    <>
      <PaperHead />
      <ScreenHead
        title={record ? titleOf(resource, record) : resource.labels.one[language]}
        aside={
          record && (
            <>
              <RecordNumber resource={resource} record={record} />
              <TranslationBadges resource={resource} values={record} />
              <RecordPresence resource={resource} record={record} />
            </>
          )
        }
        back={<RecordNav resource={resource} id={id} neighbours={neighbours} />}
        actions={record && <RecordActions key={record.id} resource={resource} record={record} />}
      />
      {record && <RecordTabs resource={resource} id={record.id} />}
      <RecordState resource={resource} query={{ ...query, isPending: !record }} />
      {record && (
        // By number: what stood under the record before is not of this one.
        <Fragment key={record.id}>
          <RecordHeads resource={resource} record={record} hasUnsaved={false} />
          <ShowSections resource={resource} record={record} />
          <OwnedRecords resource={resource} record={record} />
        </Fragment>
      )}
    </>
  );
}

function RecordActions({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['common', 'records']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const { actions, ask } = useRecordActions(resource, record, setAsked);
  const canClone = useAccess(resource.name, 'clone').can;
  const canDelete = useAccess(resource.name, 'delete', { record }).can;
  return (
    <>
      {canDelete && (
        <Button variant="subtle" color="red" onClick={() => setAsked(DELETE)}>
          {t('common:delete')}
        </Button>
      )}
      {actions.map(([name, action]) => (
        <Button
          key={name}
          variant="default"
          color={action.danger ? 'red' : undefined}
          onClick={() => ask(name)}
        >
          {actionLabel(action, record)[language]}
        </Button>
      ))}
      {canClone && (
        <Button component={Link} variant="default" to={clonePath(resource, record.id)}>
          {t('records:duplicate')}
        </Button>
      )}
      <EditLink resource={resource} record={record} />
      <RecordDialog
        resource={resource}
        record={record}
        asked={asked}
        onClose={() => setAsked(null)}
        onDeleted={() => void navigate(listPath(resource), { replace: true })}
      />
    </>
  );
}
