import { IconSearch } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Optional } from '#ui/loading/optional.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import styles from './palette-button.module.css';

/** Delay after the panel before it is loaded by itself. Milliseconds. */
const PRELOAD_MS = 2000;
const Palette = lazyWithRetry(async () => (await import('./palette.tsx')).Palette);

/** In the top bar, and under Ctrl+K or ⌘K anywhere in the panel. The palette itself is loaded when it is wanted. */
export function PaletteButton() {
  const { t } = useTranslation(['admin']);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    // When the screen has come: whoever presses the keys goes on typing, and would type into the page until it is here.
    const timer = setTimeout(Palette.preload, PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);

  // With the drawing and not after it: whoever sees the panel may press at once.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // By the place of the key: on an Arabic keyboard it gives another letter.
      const isShortcut = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setIsOpen((was) => !was);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Palette.preload}
        onFocus={Palette.preload}
        onClick={() => setIsOpen(true)}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <span className={styles.hint}>{t('admin:commandHint')}</span>
        <kbd className={styles.key} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Optional>
          <Palette onClose={() => setIsOpen(false)} />
        </Optional>
      )}
    </>
  );
}
