import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface MoveButtonsProps<T> {
  list: readonly T[];
  at: number;
  /** What is moved, in words. */
  name: string;
  onMove: (list: T[]) => void;
}

/** Up and down, for what stands in an order. */
export function MoveButtons<T>({ list, at, name, onMove }: MoveButtonsProps<T>) {
  const { t } = useTranslation(['lists']);
  const move = (to: number, button: HTMLButtonElement) => {
    if (to < 0 || to >= list.length) return;
    const others = list.filter((_, index) => index !== at);
    onMove([...others.slice(0, to), ...list.slice(at, at + 1), ...others.slice(to)]);
    // A node that is put elsewhere in the document loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  // Not disabled at the ends: that would drop the focus of whoever moves something all the way.
  return (
    <>
      <ActionIcon
        size="xs"
        aria-label={t('lists:moveUp', { name })}
        aria-disabled={at === 0}
        onClick={(event) => move(at - 1, event.currentTarget)}
      >
        <IconChevronUp size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size="xs"
        aria-label={t('lists:moveDown', { name })}
        aria-disabled={at === list.length - 1}
        onClick={(event) => move(at + 1, event.currentTarget)}
      >
        <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
