import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/use-language.ts';
import { BackLink } from '../chrome/back-link.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { RecordForm } from './record-form.tsx';

/** A new record of any resource. */
export function CreateScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <>
      <ScreenHead
        title={t('panel.newRecord', { name: resource.labels.one[language] })}
        back={<BackLink resource={resource} />}
      />
      <RecordForm resource={resource} record={null} />
    </>
  );
}
