import { Popover } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filters.module.css';

interface FilterButtonProps {
  label: string;
  /** What is chosen, in words; null when nothing is. */
  chosen: string | null;
  onClear: () => void;
  /** Drawn, and loaded, when it is opened. */
  children: ReactNode;
}

/** A filter: a button that opens its choices, tinted and with a way to clear it while something is chosen. */
export function FilterButton({ label, chosen, onClear, children }: FilterButtonProps) {
  const { t } = useTranslation(['admin', 'site']);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.filter} data-set={chosen !== null || undefined}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        shadow="lg"
        trapFocus
        returnFocus
        withinPortal
      >
        <Popover.Target>
          <button type="button" className={styles.button} onClick={() => setOpen(!isOpen)}>
            <span className={styles.label}>
              {chosen === null ? label : t('panel.chosen', { label, value: chosen })}
            </span>
            {chosen === null && <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('panel.filterBy', { label })}>
          {/* The focus has a place while the rest is on its way. */}
          <div tabIndex={-1} data-autofocus style={{ outline: 0 }}>
            {isOpen && <Suspense fallback={null}>{children}</Suspense>}
          </div>
        </Popover.Dropdown>
      </Popover>
      {chosen !== null && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${t('common.clear', { ns: 'site' })}: ${label}`}
          onClick={onClear}
        >
          <IconX size={16} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
