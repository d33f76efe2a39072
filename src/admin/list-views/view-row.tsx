import { ActionIcon, Button } from '@mantine/core';
import { IconDeviceFloppy, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '#providers/records/records.ts';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import styles from '../list/list-tools.module.css';
import { RenameForm } from './rename-form.tsx';

interface ViewRowProps {
  view: AnyRecord;
  isOwn: boolean;
  /** The list opens with it on this browser. */
  isDefault: boolean;
  onShow: () => void;
  onDefault: (isOn: boolean) => void;
  onRename: (name: string) => Promise<unknown>;
  /** Keeps what the list shows now under its name. */
  onUpdate: () => Promise<unknown>;
  onDelete: () => void;
  /** Where the focus goes on when it is deleted. */
  after: RefObject<HTMLElement>;
}

/** One saved view: shows it, opens the list with it, and, where it is one's own, renames and removes it. */
export function ViewRow({
  view,
  isOwn,
  isDefault,
  onShow,
  onDefault,
  onRename,
  onUpdate,
  onDelete,
  after,
}: ViewRowProps) {
  const { t } = useTranslation(['records']);
  const [isRenamed, setRenamed] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  usePassFocus(row, after);
  const name = textOf(view['name']);
  const Star = isDefault ? IconStarFilled : IconStar;
  const endRename = () => {
    setRenamed(false);
    // Once the pencil is there again.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (isRenamed)
    return (
      <li ref={row}>
        <RenameForm view={view} name={name} onRename={onRename} onEnd={endRename} />
      </li>
    );
  return (
    <li ref={row} className={styles.row}>
      <Button variant="subtle" compact onClick={onShow}>
        <bdi dir="auto">{name}</bdi>
        {view['isShared'] === true && <span className={styles.shared}>{t('records:viewShared')}</span>}
      </Button>
      {textOf(view['query']) !== '' && (
        <ActionIcon
          size="xs"
          aria-label={t('records:openWith', { name })}
          aria-pressed={isDefault}
          onClick={() => onDefault(!isDefault)}
        >
          <Star size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
      {isOwn && (
        <>
          <ActionIcon
            size="xs"
            aria-label={t('records:updateView', { name })}
            title={t('records:updateView', { name })}
            // Why it fails stands over the views.
            onClick={() => void onUpdate().catch(() => {})}
          >
            <IconDeviceFloppy size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            ref={pencil}
            size="xs"
            aria-label={t('records:renameView', { name })}
            onClick={() => setRenamed(true)}
          >
            <IconPencil size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon size="xs" aria-label={t('records:deleteView', { name })} onClick={onDelete}>
            <IconTrash size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
