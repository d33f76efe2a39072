import { ActionIcon, Popover } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ValueForm } from '../quick-edit/value-form.tsx';
import styles from './thread-screen.module.css';

export interface FactEditorProps {
  resource: AnyResource;
  record: AnyRecord;
  fieldKey: string;
  field: Field;
}

/** Changes one value where it stands. */
export function FactEditor(props: FactEditorProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const label = t('thread:change', { label: props.field.label[language] });
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
        <ActionIcon
          size="xs"
          className={styles.pencil}
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <IconPencil size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <ValueForm {...props} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
