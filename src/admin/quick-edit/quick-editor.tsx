import { Popover } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import { titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { AnchoredPopover } from '../dropdown/anchored-popover.tsx';
import { useLeftTyped } from '../form/use-typed-ahead.ts';
import { useCellAnchor } from './use-cell-anchor.ts';
import styles from './value-form.module.css';
import { ValueForm } from './value-form.tsx';

/** Where saving leads: to the value before or behind, or out of it. */
export type Step = 1 | -1 | null;

interface QuickEditorProps {
  resource: AnyResource;
  record: AnyRecord;
  fieldKey: string;
  field: Field;
  /** The record has left the list. */
  isGone: boolean;
  onStep: (step: Step) => void;
  goesOn: () => boolean;
  /** Finds none once the record has left the list, or its column. */
  findCell: () => HTMLElement | null | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** The value that is being changed, over its cell. It is the same one from value to value, and so hears what is typed between. */
export function QuickEditor({
  isGone,
  onStep,
  goesOn,
  findCell,
  onDone,
  onClose,
  ...value
}: QuickEditorProps) {
  const { resource, record, field, fieldKey } = value;
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const anchor = useCellAnchor(findCell);
  useLeftTyped(false);
  const label = t('thread:change', { label: field.label[language] });
  const handleKey = (event: KeyboardEvent) => {
    const isTab = event.key === 'Tab';
    const { target } = event;
    const form = target instanceof Element ? target.closest('form') : null;
    // Where it leads was said as it was sent.
    if (form?.dataset['saving'] !== undefined && !isTab) return;
    onStep(null);
    if (event.defaultPrevented || event.nativeEvent.isComposing || !(isTab || event.key === 'Enter')) return;
    // Where a choice is asked for, Tab goes through it.
    if (isTab && form?.dataset['asks'] !== undefined) return;
    // A button is pressed by Enter.
    if (!isTab && target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (isTab) onStep(event.shiftKey ? -1 : 1);
    form?.requestSubmit();
  };
  return createPortal(
    <AnchoredPopover
      key={`${record.id} ${fieldKey}`}
      onClose={onClose}
      position="bottom-start"
      anchor={styles.anchor}
    >
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        onKeyDown={handleKey}
        onPointerDown={() => onStep(null)}
      >
        {isGone && (
          <p className={styles.of}>
            <bdi dir="auto">{titleOf(resource, record)}</bdi>
          </p>
        )}
        <ValueForm {...value} goesOn={goesOn} onDone={onDone} />
      </Popover.Dropdown>
    </AnchoredPopover>,
    anchor,
  );
}
