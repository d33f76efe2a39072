import type { Icon } from '@tabler/icons-react';
import styles from './bulk-bar.module.css';
import { BULK_KEYS } from './list-keys.ts';

interface BulkButtonProps {
  /** What it does: by this its key presses it. */
  use: string;
  /** Its key, where a capability declares it. Default: that of every list. */
  shortcut?: string;
  /** Default: the words alone. */
  icon?: Icon;
  label: string;
  /** It is under way. Default: it is not. */
  isBusy?: boolean;
  onPress: () => void;
}

/** What can be done with the chosen rows, by a key too. */
export const BulkButton = ({ use, shortcut, icon: Icon, label, isBusy, onPress }: BulkButtonProps) => (
  <button
    type="button"
    className={styles.action}
    aria-busy={isBusy}
    onClick={onPress}
    {...keyedBy(use, shortcut)}
  >
    {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
    {label}
  </button>
);

/** What makes a button of the bar known to its key, and the key to whoever does not see it. */
export const keyedBy = (use: string, shortcut = keyOf(use)) => ({
  'data-use': use,
  'aria-keyshortcuts': shortcut,
});

const keyOf = (use: string): string | undefined => BULK_KEYS.find(([each]) => each === use)?.[1];
