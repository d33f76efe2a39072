import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';

interface AnchoredPopoverProps {
  onClose: () => void;
  position: 'bottom-start' | 'bottom-end';
  /** The looks of what it stands under. */
  anchor: string | undefined;
  /** Its `Popover.Dropdown`. */
  children: ReactNode;
}

/** Stands open under a place of the page, and keeps the focus in it. */
export const AnchoredPopover = ({ onClose, position, anchor, children }: AnchoredPopoverProps) => (
  <Popover
    opened
    onClose={onClose}
    position={position}
    shadow="lg"
    transitionDuration={0}
    withRoles={false}
    trapFocus
    withinPortal
  >
    <Popover.Target>
      <span className={anchor} />
    </Popover.Target>
    {children}
  </Popover>
);
