import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { historyGrant } from '#contract/history.ts';
import { historyPath } from '#contract/resource-paths.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useRecord } from '../refine/use-record.ts';
import { resources } from '#resources/index.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import type { CustomScreenProps } from '../custom-screens.ts';
import { RecordState } from '../record-state.tsx';
import { ShowSections } from '../show/show-sections.tsx';
import { titleOf } from '#contract/title-of.ts';
import { useRecordId } from '../use-record-id.ts';

/** One entry of the audit trail, and the way to everything else that was done to the same record. */
export function AuditEntryScreen({ resource }: CustomScreenProps) {
  const { t } = useTranslation(['history']);
  const { language } = useLanguage();
  const query = useRecord(resource, useRecordId());
  const entry = query.data;
  const history = entry && historyPathOf(entry);
  return (
    <>
      <ScreenHead
        title={entry ? titleOf(resource, entry) : resource.labels.one[language]}
        back={<Breadcrumbs resource={resource} />}
        actions={
          history && (
            <Button component={Link} variant="default" to={history}>
              {t('history:ofRecord')}
            </Button>
          )
        }
      />
      <RecordState resource={resource} query={query} />
      {entry && <ShowSections resource={resource} record={entry} />}
    </>
  );
}

/** Not every entry is about a record, and not every record has screens. */
function historyPathOf(entry: AnyRecord): string | null {
  const target = resources.find(({ name }) => name === entry['resource']);
  const id = entry['recordId'];
  if (!target || target.menu === false || historyGrant(target) === false) return null;
  return typeof id === 'number' && id > 0 ? historyPath(target, id) : null;
}
