import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  count?: number;
}

interface TabsProps<Key extends string> {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  tabs: readonly Tab<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs over one panel. Arrow keys follow the page: on a right-to-left page the left arrow is «next». */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const at = tabs.findIndex((tab) => tab.key === value);
    const next = tabs[placeAfter({ key: event.key, at, last: tabs.length - 1, isRtl })];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            className={styles.tab}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={handleKeyDown}
          >
            {tab.label}
            {tab.count !== undefined && <bdi className={styles.count}>{tab.count}</bdi>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

interface Move {
  key: string;
  at: number;
  last: number;
  isRtl: boolean;
}

function placeAfter({ key, at, last, isRtl }: Move): number {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return at === last ? 0 : at + 1;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return at === 0 ? last : at - 1;
  return -1;
}
