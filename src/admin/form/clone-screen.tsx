import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
import { isolate } from '#ui/text/isolate.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { RecordState } from '../record-state.tsx';
import { useWritable } from '../refine/use-access.ts';
import { useRecord } from '../refine/use-record.ts';
import { useRecordId } from '../use-record-id.ts';
import { CreateRecords } from './create-screen.tsx';
import { copiedValues } from './form-values.ts';

/** A new record that begins as a copy of another. */
export function CloneScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['panel', 'records']);
  const { language } = useLanguage();
  const id = useRecordId();
  const rights = useWritable(resource, { isNew: true });
  const query = useRecord(resource, id);
  // What was read before it was saved last is asked for again: the copy is of what it is now, or there is none.
  const present = query.isFetching || query.error ? undefined : query.data;
  // A copy is begun once: that a colleague deletes the original meanwhile takes nothing from it.
  const [original, setOriginal] = useState(present);
  if (present && original?.id !== id) setOriginal(present);
  const record = original?.id === id ? original : present;
  if (!record)
    return (
      <>
        <ScreenHead
          title={t('panel:newRecord', { name: inSentence(resource.labels.one[language]) })}
          back={<Breadcrumbs resource={resource} />}
        />
        <RecordState resource={resource} query={{ ...query, isPending: true }} />
      </>
    );
  return (
    <CreateRecords
      key={id}
      resource={resource}
      values={copiedValues(resource, rights, record)}
      copyOf={record}
      aside={t('records:copyOf', { name: isolate(titleOf(resource, record)) })}
    />
  );
}
