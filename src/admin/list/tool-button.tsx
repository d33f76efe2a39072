import { ActionIcon, Popover } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './list-tools.module.css';

interface ToolButtonProps {
  label: string;
  icon: TablerIcon;
  /** Drawn, and loaded, when it is opened. */
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
        {/* The focus has a place while the rest is on its way. */}
        <div className={styles.panel} tabIndex={-1} data-autofocus style={{ outline: 0 }}>
          {isOpen && <Suspense fallback={null}>{children()}</Suspense>}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
