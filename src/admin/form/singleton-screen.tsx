import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { canManage } from '#contract/access.ts';
import { SINGLETON_ID } from '#contract/define-singleton.ts';
import { historyPath } from '#contract/resource-paths.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useRecordForUpdate } from '#providers/use-record-for-update.ts';
import { useSession } from '#providers/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { ResourceTabs } from '../list/resource-tabs.tsx';
import { RecordState } from '../record-state.tsx';
import { RecordForm } from './record-form.tsx';
import { useDraft } from './use-draft.ts';

/** The one record of a singleton in its form, which stays open after saving. */
export function SingletonScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const role = useSession()?.user.lastRole ?? null;
  const draft = useDraft();
  const query = useRecordForUpdate(resource, SINGLETON_ID);
  // Nobody has saved it yet: the form starts empty.
  const isNew = query.error instanceof AppFailure && query.error.code === 'notFound';
  return (
    <>
      <ScreenHead
        title={resource.labels.one[language]}
        actions={
          query.data &&
          canManage(resource, 'read', role) && (
            <ButtonLink size="small" variant="secondary" to={historyPath(resource, SINGLETON_ID)}>
              {t('history.title')}
            </ButtonLink>
          )
        }
      />
      <ResourceTabs resource={resource} />
      {!isNew && <RecordState resource={resource} query={query} />}
      {(query.data || isNew) && <RecordForm resource={resource} record={query.data ?? null} draft={draft} />}
    </>
  );
}
