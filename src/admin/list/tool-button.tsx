import { ActionIcon, Popover } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './list-tools.module.css';

interface ToolButtonProps {
  label: string;
  icon: TablerIcon;
  /** Drawn when it is opened. */
  children: () => ReactNode;
}

/** A small button that opens a panel about how the list is drawn. */
export function ToolButton({ label, icon: Icon, children }: ToolButtonProps) {
  const [isOpen, setOpen] = useState(false);
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
        <ActionIcon aria-label={label} title={label} onClick={() => setOpen(!isOpen)}>
          <Icon size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <div className={styles.panel}>{isOpen && children()}</div>
      </Popover.Dropdown>
    </Popover>
  );
}
