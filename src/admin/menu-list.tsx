import { Popover } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';

interface MenuListProps {
  /** Default: Mantine's own. */
  id?: string;
  label: string;
  /** Default: the focus starts on the menu. */
  isFirstFocused?: boolean;
  children: ReactNode;
}

/**
 * The entries of a menu, in the place of Mantine's `Menu.Dropdown`: that puts a focusable element between the menu and
 * its entries, where assistive technology expects the entries themselves.
 */
export const MenuList = ({ id, label, isFirstFocused = false, children }: MenuListProps) => (
  <Popover.Dropdown {...(id ? { id } : {})} role="group">
    <div
      role="menu"
      aria-label={label}
      tabIndex={-1}
      // By these two Mantine finds where the focus starts and what the arrow keys move through.
      data-autofocus={!isFirstFocused || undefined}
      ref={isFirstFocused ? startAtFirst : null}
      data-menu-dropdown
      style={{ outline: 0 }}
      onKeyDown={focusFirst}
    >
      {children}
    </div>
  </Popover.Dropdown>
);

const startAtFirst = (menu: HTMLElement | null) =>
  menu?.querySelector('[role="menuitem"]')?.setAttribute('data-autofocus', '');

function focusFirst(event: KeyboardEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}
