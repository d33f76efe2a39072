import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { listPath } from '../list/remembered-lists.ts';
import { sharedValues } from './form-values.ts';
import { RecordForm } from './record-form.tsx';
import { useAfterSave } from './use-after-save.ts';
import { useRecordForm } from './use-record-form.ts';
import { useLeftTyped } from './use-typed-ahead.ts';

/** A new record of any resource. */
export function CreateScreen({ resource }: { resource: AnyResource }) {
  return <CreateRecords resource={resource} />;
}

interface CreateRecordsProps {
  resource: AnyResource;
  /** What the fields of the first show at first. Default: nothing. */
  values?: Values | undefined;
  /** What the first is a copy of: it names what its fields point at. Default: it is none. */
  copyOf?: Values | undefined;
  /** Beside the title. Default: nothing. */
  aside?: ReactNode;
}

/** One new record after the other: each form is another one, and begins with what the one before belonged to. */
export function CreateRecords({ resource, values, copyOf, aside }: CreateRecordsProps) {
  const [{ round, begun }, setRound] = useState({ round: 0, begun: values });
  return (
    <CreateRecord
      key={round}
      resource={resource}
      values={begun}
      copyOf={round === 0 ? copyOf : undefined}
      aside={round === 0 && aside}
      isNext={round > 0}
      onNext={(saved) => setRound({ round: round + 1, begun: sharedValues(resource, saved) })}
    />
  );
}

interface CreateRecordProps extends CreateRecordsProps {
  /** The one before it has just been saved. */
  isNext: boolean;
  onNext: (saved: Values) => void;
}

function CreateRecord({ resource, values, copyOf, aside, isNext, onNext }: CreateRecordProps) {
  const { t } = useTranslation(['panel', 'records']);
  const { language } = useLanguage();
  const { isSaved, onSaved, goOn } = useAfterSave(resource, { label: t('records:saveAndNew'), go: onNext });
  const form = useRecordForm({ resource, draft: values, onSaved });
  useLeftTyped(false);
  return (
    <>
      <ScreenHead
        title={t('panel:newRecord', { name: inSentence(resource.labels.one[language]) })}
        aside={aside}
        back={<Breadcrumbs resource={resource} />}
      />
      <RecordForm
        resource={resource}
        form={form}
        copyOf={copyOf}
        isSaved={isSaved}
        goOn={goOn}
        startsAt={isNext ? 'empty' : undefined}
        cancelTo={listPath(resource)}
      />
    </>
  );
}
