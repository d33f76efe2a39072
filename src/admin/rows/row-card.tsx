import { ActionIcon, Button } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#contract/fields.ts';
import type { RowsField } from '#contract/kinds/rows.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { UserText } from '#ui/text/user-text.tsx';
import type { Control, InputProps } from '../kinds/field-view.ts';
import { kindOf } from '#contract/field-kinds.ts';
import { isShown } from '#contract/show-when.ts';
import type { FormRow } from './form-rows.ts';
import { rowTitle } from './row-fields.ts';
import styles from './rows-editor.module.css';

interface RowCardProps {
  field: RowsField;
  fields: readonly [key: string, field: Field][];
  row: FormRow;
  /** Its place among the rows that stay, counted from 1. */
  number: number;
  isLast: boolean;
  startsFolded: boolean;
  control: (wireKey: string) => Control;
  inputOf: InputProps['inputOf'];
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** One row: what it is called, what can be done with it, and its fields. */
export function RowCard(props: RowCardProps) {
  const { field, fields, row, number, control, inputOf } = props;
  const { t } = useTranslation(['rows']);
  const { language } = useLanguage();
  const [isFolded, setFolded] = useState(props.startsFolded);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: row.key,
  });
  const name =
    rowTitle(field, row.values, language) ||
    t('rows:untitled', { name: field.of.labels.one[language], number });
  // What is wrong must be seen.
  const hasProblem = fields.some(([key, own]) =>
    wireKeys(key, own).some((wireKey) => control(wireKey).error),
  );
  const isOpen = !row.isRemoved && (!isFolded || hasProblem);
  const bodyId = useId();
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-row={row.key}
      data-dragging={isDragging || undefined}
      data-removed={row.isRemoved || undefined}
      style={{
        transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined,
        transition,
      }}
    >
      <div className={styles.head}>
        {/* With a pointer alone: the buttons beside it do the same. */}
        <span ref={setActivatorNodeRef} {...listeners} className={styles.handle} aria-hidden="true">
          <IconGripVertical size={16} stroke={1.6} />
        </span>
        {row.isRemoved ? (
          <>
            <span className={styles.title}>
              <span>{t('rows:removed')}</span> <UserText>{name}</UserText>
            </span>
            <Button
              variant="default"
              data-undo
              aria-label={`${t('rows:undo')}: ${name}`}
              onClick={props.onUndo}
            >
              {t('rows:undo')}
            </Button>
          </>
        ) : (
          <>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={() => setFolded(isOpen)}
            >
              <span className={styles.number}>{number}</span>
              <UserText as="span" className={styles.title}>
                {name}
              </UserText>
              <IconChevronDown className={styles.arrow} size={16} stroke={1.6} aria-hidden="true" />
            </button>
            <ActionIcon
              data-move="-1"
              aria-label={t('rows:moveUp', { name })}
              aria-disabled={number === 1}
              onClick={() => props.onMove(-1)}
            >
              <IconArrowUp size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              data-move="1"
              aria-label={t('rows:moveDown', { name })}
              aria-disabled={props.isLast}
              onClick={() => props.onMove(1)}
            >
              <IconArrowDown size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon data-remove aria-label={t('rows:remove', { name })} onClick={props.onRemove}>
              <IconTrash size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
      </div>
      {isOpen && (
        <div id={bodyId} role="group" aria-label={name} className={styles.body}>
          {fields.map(([key, own]) => {
            if (!isShown(own.showWhen, row.values)) return null;
            const Input = inputOf(own);
            return (
              <div key={key} className={styles.field} data-wide={kindOf(own).isWide || undefined}>
                <Input
                  resource={field.of}
                  fieldKey={key}
                  field={own}
                  control={control}
                  isNew={row.values['id'] === undefined}
                  inputOf={inputOf}
                />
              </div>
            );
          })}
        </div>
      )}
    </li>
  );
}
