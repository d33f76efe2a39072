import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  count?: number;
}

interface TabListProps<Key extends string> {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  tabs: readonly Tab<Key>[];
  /** Null: what is shown is not one of them. */
  value: Key | null;
  onChange: (key: Key) => void;
  /** The id of the panel that shows the content. Default: it is the rest of the screen. */
  panelId?: string;
  /** Closer together, for the lists of the panel. */
  isCompact?: boolean;
}

/** The row of tabs. Arrow keys follow the page: on a right-to-left page the left arrow is «next». */
export function TabList<Key extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
  isCompact = false,
}: TabListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === value),
  );

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = tabs[placeAfter({ key: event.key, at: chosen, last: tabs.length - 1, isRtl })];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.list}
      data-compact={isCompact || undefined}
    >
      {tabs.map((tab, at) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={panelId && `${panelId}-${tab.key}`}
          data-key={tab.key}
          className={styles.tab}
          aria-selected={tab.key === value}
          aria-controls={panelId}
          tabIndex={at === chosen ? 0 : -1}
          onClick={() => onChange(tab.key)}
          onKeyDown={handleKeyDown}
        >
          {tab.label}
          <TabCount count={tab.count} />
        </button>
      ))}
    </div>
  );
}

/** How many there are behind a tab, once that is known. */
export function TabCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className={styles.count}>
      <bdi>{count}</bdi>
    </span>
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
