import { Popover } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { AnchoredPopover } from './anchored-popover.tsx';
import { useDropdown } from './use-dropdown.ts';
import styles from './dropdown.module.css';

interface DropPanelProps {
  label: string;
  /** At which end of the button it begins. Default: `start`. */
  end?: 'start' | 'end';
  children: ReactNode;
}

/** A panel under a button. The focus starts in it, where something is typed into that (`data-autofocus`), and stays in it. */
export function DropdownPanel({ label, end = 'start', children }: DropPanelProps) {
  const { id, close } = useDropdown();
  return (
    <AnchoredPopover onClose={close} position={`bottom-${end}`} anchor={styles.anchor}>
      <Popover.Dropdown id={id} role="dialog" aria-label={label}>
        {/* The focus has a place while the rest is on its way. */}
        <div tabIndex={-1} data-autofocus style={{ outline: 0 }} onFocus={passOn}>
          {children}
        </div>
      </Popover.Dropdown>
    </AnchoredPopover>
  );
}

/** What is typed into may have come before Mantine's trap, or comes after it and takes the focus itself. */
function passOn({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
}
