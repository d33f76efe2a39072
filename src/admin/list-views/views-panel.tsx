import { Button, Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { defaultViewName } from '#contract/stores.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useCreateRecord, useDeleteRecord, useUpdateRecord } from '../refine/use-record-writes.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { useSession } from '#providers/session/use-session.ts';
import { store, useStored } from '#providers/browser/use-stored.ts';
import { resourceNamed } from '#resources/index.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { BusyButton } from '../busy-button.tsx';
import { useAccess } from '../refine/use-access.ts';
import { useDropdown } from '../dropdown/use-dropdown.ts';
import styles from '../list/list-tools.module.css';
import type { TablePreferences } from '../list/use-table-preferences.ts';
import type { useListState } from '../list/use-list-state.ts';
import { checkView } from './check-view.ts';
import { ViewRow, textOf } from './view-row.tsx';

interface ViewsPanelProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  look: TablePreferences;
}

/** Chooses, keeps and removes views of a list. */
export function ViewsPanel({ resource, list, look }: ViewsPanelProps) {
  const { close } = useDropdown();
  const { t } = useTranslation(['lists', 'adminList']);
  const { language } = useLanguage();
  const notify = useNotify();
  const views = resourceNamed('list-views');
  const user = useSession()?.user;
  const { data, error } = useRecordList(
    views,
    listQueryOf(views, { filters: { resource: [resource.name] } }),
  );
  const create = useCreateRecord(views);
  const rename = useUpdateRecord(views);
  const remove = useDeleteRecord(views);
  const preset = useStored('local', defaultViewName(resource));
  const mayShare = useAccess(views.name, 'create', { field: 'isShared' }).can;
  const failure = error ?? create.error ?? rename.error ?? remove.error;

  const show = (query: string, columns: readonly string[]) => {
    // Filters and fields may have changed since it was saved.
    const parsed = listQuerySchema(resource).safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (!parsed.success) return notify({ type: 'error', message: t('lists:viewOutdated') });
    look.applyColumns(columns);
    list.show(query);
    close();
  };
  const form = useSchemaForm({
    initialValues: { name: '', ...(mayShare ? { isShared: false } : {}) },
    validate: checkView,
    onSubmit: async (_checked, typed) => {
      const columns = look.reset ? look.columns.join(',') : '';
      await create.mutateAsync({ ...typed, resource: resource.name, query: list.search, columns });
      notify({ type: 'success', message: t('lists:viewSaved'), description: typed.name });
      form.setFieldValue('name', '');
    },
  });
  const { name, isShared = false } = form.values;
  return (
    <>
      {failure && <ErrorPanel>{describeFailure(failure, language)}</ErrorPanel>}
      <ul className={styles.rows} aria-label={t('adminList:savedViews')}>
        <li className={styles.row}>
          <Button variant="subtle" compact onClick={() => show('', [])}>
            {t('lists:allRecords')}
          </Button>
        </li>
        {data?.data.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            isOwn={view['ownerId'] === user?.id}
            isDefault={preset !== null && preset === view['query']}
            onShow={() => show(textOf(view['query']), textOf(view['columns']).split(',').filter(Boolean))}
            onDefault={(isOn) =>
              store('local', defaultViewName(resource), isOn ? textOf(view['query']) : null)
            }
            onRename={(given) => rename.mutateAsync({ record: view, values: { name: given } })}
            onDelete={() => remove.mutate(view.id)}
          />
        ))}
      </ul>
      {data?.total === 0 && <p>{t('lists:noViews')}</p>}
      <form {...form.formProps} className={styles.form}>
        <TextInput
          label={t('lists:viewName')}
          dir={typedDirection(name)}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => form.setFieldValue('name', event.currentTarget.value)}
          error={form.errors['name']}
        />
        {mayShare && (
          <Checkbox
            label={t('lists:shareView')}
            checked={isShared}
            onChange={(event) => form.setFieldValue('isShared', event.currentTarget.checked)}
          />
        )}
        <BusyButton type="submit" variant="default" isBusy={form.isSubmitting}>
          {t('lists:saveView')}
        </BusyButton>
      </form>
    </>
  );
}
