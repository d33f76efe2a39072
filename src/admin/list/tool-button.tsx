import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { LazyDropdownPanel } from '../dropdown/lazy-dropdown-panel.ts';
import styles from './list-tools.module.css';

interface ToolButtonProps {
  label: string;
  icon: TablerIcon;
  /** Drawn, and loaded, when it is opened. */
  children: ReactNode;
}

/** A small button that opens a panel about how the list is drawn. */
export function ToolButton({ label, icon: Icon, children }: ToolButtonProps) {
  return (
    <Dropdown
      opens="dialog"
      button={(props) => (
        <IconButton aria-label={label} title={label} {...props}>
          <Icon size={20} stroke={1.6} aria-hidden="true" />
        </IconButton>
      )}
    >
      <LazyDropdownPanel label={label} end="end">
        <div className={styles.panel}>{children}</div>
      </LazyDropdownPanel>
    </Dropdown>
  );
}
