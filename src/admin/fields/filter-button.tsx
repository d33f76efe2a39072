import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { LazyDropdownPanel } from '../dropdown/lazy-dropdown-panel.ts';
import styles from './filters.module.css';

interface FilterButtonProps {
  label: string;
  /** What is chosen, in words; null when nothing is. */
  chosen: ReactNode;
  onClear: () => void;
  /** Drawn, and loaded, when it is opened. */
  children: ReactNode;
}

/** A filter: a button that opens its choices, tinted and with a way to clear it while something is chosen. */
export function FilterButton({ label, chosen, onClear, children }: FilterButtonProps) {
  const { t } = useTranslation(['panel', 'common']);
  return (
    <div className={styles.filter} data-set={chosen !== null || undefined}>
      <Dropdown
        opens="dialog"
        button={(props) => (
          <button type="button" className={styles.button} {...props}>
            <span className={styles.label}>
              {chosen === null ? label : t('panel:chosen', { label, value: '' })}
              {chosen}
            </span>
            {chosen === null && <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
          </button>
        )}
      >
        <LazyDropdownPanel label={t('panel:filterBy', { label })}>{children}</LazyDropdownPanel>
      </Dropdown>
      {chosen !== null && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${t('common:clear')}: ${label}`}
          onClick={onClear}
        >
          <IconX size={16} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
