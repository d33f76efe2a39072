import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { editPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { isolate } from '#ui/text/isolate.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
import { RecordHeads } from '../capabilities/record-heads.tsx';
import { useRecordParts } from '../capabilities/use-record-parts.ts';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { listPath } from '../list/remembered-lists.ts';
import { RecordPresence } from '../presence/record-presence.tsx';
import { RecordNav } from '../record-nav/record-nav.tsx';
import { STEP, useNeighbours } from '../record-nav/use-neighbours.ts';
import { RecordNumber } from '../record-number.tsx';
import { RecordState } from '../record-state.tsx';
import { useRecordId } from '../use-record-id.ts';
import { RecordForm } from './record-form.tsx';
import { useAfterSave } from './use-after-save.ts';
import { useDraft } from './use-draft.ts';
import { useRecordForm } from './use-record-form.ts';
import { useStartField } from './use-start-field.ts';
import { useLeftTyped } from './use-typed-ahead.ts';

/** Changes a record of any resource. */
export function EditScreen({ resource }: { resource: AnyResource }) {
  const id = useRecordId();
  return <EditRecord key={id} resource={resource} id={id} />;
}

function EditRecord({ resource, id }: { resource: AnyResource; id: number }) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const draft = useDraft();
  const neighbours = useNeighbours(resource, id);
  const next = neighbours?.next;
  const start = useStartField();
  const { isSaved, onSaved, goOn } = useAfterSave(
    resource,
    next
      ? {
          label: t('records:saveAndNext'),
          go: () => void navigate(editPath(resource, next), { state: { ...STEP, ...start.carried() } }),
        }
      : null,
  );
  const form = useRecordForm({ resource, id, draft: draft?.values, onSaved });
  const { error, isPending, refetch } = form.query;
  const haveParts = useRecordParts(resource);
  const heading = t('records:editRecord', { name: inSentence(resource.labels.one[language]) });
  useLeftTyped(error !== null);
  const isGone = error instanceof AppFailure && error.code === 'notFound';
  return (
    <>
      <ScreenHead
        title={form.base.record ? `${heading}: ${isolate(titleOf(resource, form.base.record))}` : heading}
        aside={
          form.base.record && (
            <>
              <RecordNumber resource={resource} record={form.base.record} />
              <RecordPresence resource={resource} record={form.base.record} />
            </>
          )
        }
        back={<RecordNav resource={resource} id={id} neighbours={neighbours} screen="/edit" />}
      />
      {!(isGone && form.isDirty) && (
        <RecordState resource={resource} query={{ error, isPending: isPending || !haveParts, refetch }} />
      )}
      {form.base.record && haveParts && (
        <RecordHeads resource={resource} record={form.base.record} hasUnsaved={form.isDirty} />
      )}
      {form.isReady && haveParts && (
        <RecordForm
          resource={resource}
          form={form}
          draft={draft}
          isGone={isGone}
          isSaved={isSaved}
          goOn={goOn}
          startsAt={start.field}
          onFocusField={start.note}
          cancelTo={listPath(resource)}
        />
      )}
    </>
  );
}
