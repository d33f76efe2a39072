import { Popover } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, createElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import { AppFailure } from '#providers/app-failure.ts';
import type { AnyRecord } from '#providers/records.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useUpdateRecord } from '#providers/use-record-writes.ts';
import { useSession } from '#providers/use-session.ts';
import { Button } from '#ui/button.tsx';
import { useActionWords } from '../actions/use-action-words.ts';
import { ProblemWords } from '../form/issue-words.tsx';
import { inputOf } from '../inputs/field-inputs.ts';
import styles from './thread-screen.module.css';

interface FactEditorProps {
  resource: AnyResource;
  record: AnyRecord;
  fieldKey: string;
  field: Field;
}

/** Changes one value where it stands. */
export function FactEditor({ resource, record, fieldKey, field }: FactEditorProps) {
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  const me = useSession()?.user.id;
  const inputId = useId();
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState<unknown>(null);
  const update = useUpdateRecord(resource);
  const words = useActionWords(resource);
  const problem = update.error instanceof AppFailure ? update.error.fields[fieldKey] : undefined;
  const label = t('thread.change', { label: field.label[language] });

  const open = () => {
    setValue(record[fieldKey]);
    update.reset();
    setOpen(true);
  };
  const save = (next: unknown) =>
    update.mutate(
      { record, values: { [fieldKey]: next } },
      {
        onSuccess: () => {
          words.done();
          setOpen(false);
        },
        // What is wrong with the value is said at it.
        onError: (error) => !(error instanceof AppFailure && error.fields[fieldKey]) && words.failed(error),
      },
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save(value);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="lg"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.pencil}
          aria-label={label}
          title={label}
          onClick={() => (isOpen ? setOpen(false) : open())}
        >
          <IconPencil size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <form noValidate className={styles.editor} onSubmit={handleSubmit}>
          {createElement(inputOf(field), {
            fieldKey,
            field,
            resource,
            isNew: false,
            control: () => ({
              id: inputId,
              value,
              onChange: setValue,
              error: problem ? <ProblemWords problem={problem} /> : null,
            }),
          })}
          <div className={styles.editorButtons}>
            <Button type="submit" size="small" isLoading={update.isPending}>
              {t('common.save', { ns: 'site' })}
            </Button>
            {fieldKey === resource.assignee && me !== undefined && record[fieldKey] !== me && (
              <Button size="small" variant="secondary" onClick={() => save(me)}>
                {t('thread.take')}
              </Button>
            )}
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
