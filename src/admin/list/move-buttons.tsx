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
  const { t } = useTranslation('admin');
  const move = (to: number) => {
    const others = list.filter((_, index) => index !== at);
    onMove([...others.slice(0, to), ...list.slice(at, at + 1), ...others.slice(to)]);
  };
  return (
    <>
      <ActionIcon
        size={28}
        aria-label={t('lists.moveUp', { name })}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        <IconChevronUp size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size={28}
        aria-label={t('lists.moveDown', { name })}
        disabled={at === list.length - 1}
        onClick={() => move(at + 1)}
      >
        <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
