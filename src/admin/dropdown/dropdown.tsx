import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { DropdownPlaceholder } from './dropdown-placeholder.tsx';
import styles from './dropdown.module.css';
import { Opened } from './use-dropdown.ts';

/** What a button needs to open what drops from it. */
export interface DropdownButtonProps {
  id: string;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMouseDown: ((event: SyntheticEvent) => void) | undefined;
  onTouchStart: ((event: SyntheticEvent) => void) | undefined;
}

interface DropdownProps {
  opens: DropdownButtonProps['aria-haspopup'];
  button: (props: DropdownButtonProps) => ReactNode;
  /** A `DropdownMenu` or a `LazyDropdownPanel`. Drawn, and loaded, when it is opened. */
  children: ReactNode;
}

/**
 * A button and what drops from it. A list has one in every row and some over it: only the buttons come with the list,
 * what they open and all that places it on the page comes when it is wanted.
 */
export function Dropdown({ opens, button, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const [isFirstFocused, setFirstFocused] = useState(false);
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const opened = useMemo(() => {
    const close = () => {
      const { activeElement } = document;
      const isInside =
        activeElement === document.body || document.getElementById(id)?.contains(activeElement);
      if (isInside) document.getElementById(`${id}-button`)?.focus({ preventScroll: true });
      setOpen(false);
    };
    return { id, close, isFirstFocused };
  }, [id, isFirstFocused]);
  const open = (startsAtFirst: boolean) => {
    setFirstFocused(startsAtFirst);
    setOpen(true);
  };
  // A press beside it shuts it; one on its own button would shut it and open it again.
  const keep = isOpen ? (event: SyntheticEvent) => event.stopPropagation() : undefined;
  return (
    <span ref={place} className={styles.drop}>
      {button({
        id: `${id}-button`,
        'aria-haspopup': opens,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => (isOpen ? opened.close() : open(false)),
        // As menus do everywhere: the arrow opens one at its first entry.
        onKeyDown: (event) => {
          if (isOpen || opens !== 'menu' || event.key !== 'ArrowDown') return;
          event.preventDefault();
          open(true);
        },
        onMouseDown: keep,
        onTouchStart: keep,
      })}
      {isOpen && (
        <Opened.Provider value={opened}>
          <LazyBoundary placeholder={<DropdownPlaceholder place={place} />}>{children}</LazyBoundary>
        </Opened.Provider>
      )}
    </span>
  );
}
