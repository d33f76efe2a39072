import { Button, Checkbox, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import { listQueryOf } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import { valuesOfQuery } from '#contract/query-string.ts';
import { useSendOnce } from '#providers/forms/use-send-once.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useCreateRecord, useDeleteRecord, useUpdateRecord } from '../refine/use-record-writes.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { currentRole } from '#providers/session/session-store.ts';
import { useSession } from '#providers/session/use-session.ts';
import { resourceNamed } from '#resources/index.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { useUndo } from '../actions/use-undo.ts';
import { useInertWhile } from '../actions/use-inert-while.ts';
import { BusyButton } from '../busy-button.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { useAccess } from '../refine/use-access.ts';
import { useDropdown } from '../dropdown/use-dropdown.ts';
import styles from '../list/list-tools.module.css';
import { readDefaultView, storeDefaultView } from '../list/default-view.ts';
import type { TablePreferences } from '../list/use-table-preferences.ts';
import type { useListState } from '../list/use-list-state.ts';
import { useKeptDefault } from './use-kept-default.ts';
import { validateView } from './validate-view.ts';
import { rememberShownView, useShownView } from './shown-view.ts';
import { ViewRow, textOf } from './view-row.tsx';

interface ViewsPanelProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  look: TablePreferences;
}

/** Chooses, keeps and removes views of a list. */
export function ViewsPanel({ resource, list, look }: ViewsPanelProps) {
  const { close } = useDropdown();
  const { t } = useTranslation(['records', 'adminList', 'toast']);
  const { language } = useLanguage();
  const notify = useNotify();
  const views = resourceNamed('list-views');
  const user = useSession()?.user;
  const query = useRecordList(views, listQueryOf(views, { filters: { resource: [resource.name] } }));
  const { data, error } = query;
  const create = useCreateRecord(views);
  const update = useUpdateRecord(views);
  const shown = useShownView(resource);
  const remove = useDeleteRecord(views);
  const { tellDeleted } = useUndo(views);
  /** Those that are on their way into the trash, or in it. */
  const gone = useRef(new Set<number>());
  const once = useSendOnce<Values>();
  const all = useRef<HTMLButtonElement>(null);
  const preset = useKeptDefault(resource, query);
  const mayShare = useAccess(views.name, 'create', { field: 'isShared' }).can;
  const failure = error ?? create.error ?? update.error ?? remove.error;

  const shownNow = () => ({ query: list.search, columns: look.isOriginal ? '' : look.columns.join(',') });
  const remember = ({ id, name, query }: { id: number; name: unknown; query: unknown }) =>
    user && rememberShownView(resource, { userId: user.id, id, name: textOf(name), query: textOf(query) });
  const show = (query: string, columns: readonly string[]): boolean => {
    // Filters and fields may have changed since it was saved.
    const parsed = listQuerySchema(resource, currentRole()).safeParse(valuesOfQuery(query));
    if (!parsed.success) {
      notify({ type: 'error', message: t('records:viewOutdated') });
      return false;
    }
    look.applyColumns(columns);
    list.show(query);
    close();
    return true;
  };
  const form = useDraftedForm({
    form: `view:${resource.name}`,
    resource: views,
    failure: 'createFailed',
    initialValues: { name: '', ...(mayShare ? { isShared: false } : {}) },
    submission: { drawn: once.drawn, take: (key) => once.take(key, null) },
    validate: validateView,
    onSubmit: async (_checked, typed) => {
      const made = { ...typed, resource: resource.name, ...shownNow() };
      const { id } = await once.send(made, (idempotencyKey) =>
        create.mutateAsync({ values: made, idempotencyKey }),
      );
      once.beginAnew();
      remember({ ...made, id: Number(id) });
      notify({ type: 'success', message: t('records:viewSaved'), description: typed.name });
      if (form.isHere()) form.setValues(form.base);
      else form.forget();
    },
  });
  const nameField = useRef<HTMLInputElement>(null);
  useInertWhile(form.isSubmitting, nameField);
  const { name, isShared = false } = form.values;
  return (
    <>
      {failure && <ErrorPanel>{describeFailure(failure, language)}</ErrorPanel>}
      <ul className={styles.rows} aria-label={t('adminList:savedViews')}>
        <li className={styles.row}>
          <Button
            ref={all}
            variant="subtle"
            compact
            onClick={() => {
              rememberShownView(resource, null);
              show('', []);
            }}
          >
            {t('records:allRecords')}
          </Button>
        </li>
        {data?.data.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            isOwn={view['ownerId'] === user?.id}
            isDefault={preset?.id === view.id}
            onShow={() => {
              const columns = textOf(view['columns']).split(',').filter(Boolean);
              if (show(textOf(view['query']), columns))
                remember({ id: view.id, name: view['name'], query: view['query'] });
            }}
            onDefault={(isOn) =>
              storeDefaultView(resource, isOn ? { id: view.id, query: textOf(view['query']) } : null)
            }
            onRename={async (given) => {
              await update.mutateAsync({ record: view, values: { name: given } });
              if (shown?.id === view.id) rememberShownView(resource, { ...shown, name: given });
            }}
            onUpdate={async () => {
              await update.mutateAsync({ record: view, values: shownNow() });
              remember({ id: view.id, name: view['name'], query: list.search });
              notify({ type: 'success', message: t('records:viewSaved'), description: textOf(view['name']) });
            }}
            onDelete={() => {
              // Pressed once more it would be said not to be there.
              if (gone.current.has(view.id)) return;
              gone.current.add(view.id);
              remove.mutate(view.id, {
                onError: () => gone.current.delete(view.id),
                onSuccess: () => {
                  if (shown?.id === view.id) rememberShownView(resource, null);
                  // With its star, where the list had opened with it and opens with no other since.
                  tellDeleted([view.id], t('toast:deleted'), () => {
                    gone.current.delete(view.id);
                    if (preset?.id === view.id && readDefaultView(resource) === null)
                      storeDefaultView(resource, preset);
                  });
                },
              });
            }}
            after={all}
          />
        ))}
      </ul>
      {data?.total === 0 && <p>{t('records:noViews')}</p>}
      <form {...form.formProps} className={styles.form}>
        <DraftNotice offer={form.offer} />
        <TextInput
          ref={nameField}
          label={t('records:viewName')}
          dir={typedDirection(name)}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => form.setFieldValue('name', event.currentTarget.value)}
          error={form.errors['name']}
        />
        {mayShare && (
          <Checkbox
            label={t('records:shareView')}
            checked={isShared}
            onChange={(event) => form.setFieldValue('isShared', event.currentTarget.checked)}
          />
        )}
        <BusyButton type="submit" variant="default" isBusy={form.isSubmitting}>
          {t('records:saveView')}
        </BusyButton>
      </form>
    </>
  );
}
