import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '#providers/records/records.ts';
import { resourceNamed } from '#resources/index.ts';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { useInertWhile } from '../actions/use-inert-while.ts';
import styles from '../list/list-tools.module.css';
import { BusyButton } from '../busy-button.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { validateView } from './validate-view.ts';

interface RenameFormProps {
  view: AnyRecord;
  name: string;
  onRename: (name: string) => Promise<unknown>;
  /** It is renamed, or is to stay as it is. */
  onEnd: () => void;
}

/** A view's name, in the place of its row while it is written anew. */
export function RenameForm({ view, name, onRename, onEnd }: RenameFormProps) {
  const { t } = useTranslation(['records', 'common']);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const form = useDraftedForm({
    form: `viewName:${view.id}`,
    resource: resourceNamed('list-views'),
    initialValues: { name },
    validate: validateView,
    onSubmit: async (_checked, typed) => {
      const wanted = typed.name.trim();
      // Why it fails stands over the views; what was typed stays.
      if (wanted !== name) await onRename(wanted);
      form.forget();
      onEnd();
    },
  });
  useInertWhile(form.isSubmitting, field);
  const given = form.values.name;
  return (
    <form {...form.formProps} className={styles.rename}>
      <DraftNotice offer={form.offer} />
      <TextInput
        aria-label={t('records:newName', { name })}
        dir={typedDirection(given)}
        maxLength={80}
        autoComplete="off"
        ref={field}
        value={given}
        onChange={(event) => form.setFieldValue('name', event.currentTarget.value)}
        error={form.errors['name']}
      />
      <BusyButton type="submit" variant="default" compact isBusy={form.isSubmitting}>
        {t('common:save')}
      </BusyButton>
      <Button variant="subtle" compact onClick={onEnd}>
        {t('common:cancel')}
      </Button>
    </form>
  );
}
