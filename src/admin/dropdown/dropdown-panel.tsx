import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDropdown } from './use-dropdown.ts';
import styles from './dropdown.module.css';

interface DropPanelProps {
  label: string;
  /** At which end of the button it begins. Default: `start`. */
  end?: 'start' | 'end';
  children: ReactNode;
}

/** A panel under a button. The focus starts in it and stays in it. */
export function DropdownPanel({ label, end = 'start', children }: DropPanelProps) {
  const { id, close } = useDropdown();
  return (
    <Popover
      opened
      onClose={close}
      position={`bottom-${end}`}
      shadow="lg"
      transitionDuration={0}
      withRoles={false}
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <span className={styles.anchor} />
      </Popover.Target>
      <Popover.Dropdown id={id} role="dialog" aria-label={label}>
        {/* The focus has a place while the rest is on its way. */}
        <div tabIndex={-1} data-autofocus style={{ outline: 0 }}>
          {children}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
