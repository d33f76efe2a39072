import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { MenuList } from '../menu-list.tsx';
import { useDropdown } from './use-dropdown.ts';
import styles from './dropdown.module.css';

interface DropMenuProps {
  label: string;
  /** Pixels. Default: as wide as its entries. */
  width?: number;
  children: ReactNode;
}

/** The button says what it opens. Mantine's menu passes this on and its types do not tell. */
const WITHOUT_ROLES = { withRoles: false };

/** A menu under a button: its entries are `Menu.Item`s. */
export function DropdownMenu({ label, width, children }: DropMenuProps) {
  const { id, close, isFirstFocused } = useDropdown();
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-end"
      width={width}
      shadow="lg"
      {...WITHOUT_ROLES}
      withinPortal
    >
      <Menu.Target>
        <span className={styles.anchor} />
      </Menu.Target>
      <MenuList id={id} label={label} isFirstFocused={isFirstFocused}>
        {children}
      </MenuList>
    </Menu>
  );
}
