import { useSortable } from '@dnd-kit/sortable';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#ui/text/ltr.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import styles from './reorder-list.module.css';

interface ReorderRowProps {
  id: number;
  name: string;
  /** What it belongs to. */
  groups: readonly string[];
  /** Counted from 0. */
  place: number;
  isLast: boolean;
  onMove: (id: number, place: number) => void;
}

/** One record with its place, a handle to drag it by, and a button for each direction. */
export function ReorderRow({ id, name, groups, place, isLast, onMove }: ReorderRowProps) {
  const { t } = useTranslation(['records']);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
    });
  const pressed = useRef<HTMLButtonElement | null>(null);
  // A row that was moved in the document has lost the focus of its button.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);
  const steps = [
    { words: 'records:moveUp', to: place - 1, isClosed: place === 0, Icon: IconArrowUp },
    { words: 'records:moveDown', to: place + 1, isClosed: isLast, Icon: IconArrowDown },
  ] as const;
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t('records:dragRow', { name })}
      >
        <IconGripVertical size={18} stroke={1.6} aria-hidden="true" />
      </button>
      <span className={styles.place} aria-hidden="true">
        <Ltr>{place + 1}</Ltr>
      </span>
      <span className={styles.name}>
        <UserText>{name}</UserText>
        {groups.map((group) => (
          <UserText key={group} as="span" className={styles.groupName}>
            {group}
          </UserText>
        ))}
      </span>
      {steps.map(({ words, to, isClosed, Icon }) => (
        <IconButton
          key={words}
          aria-label={t(words, { name })}
          // Stays in reach of the focus at the ends of the list.
          aria-disabled={isClosed}
          onClick={(event) => {
            if (isClosed) return;
            pressed.current = event.currentTarget;
            onMove(id, to);
          }}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </IconButton>
      ))}
    </li>
  );
}
