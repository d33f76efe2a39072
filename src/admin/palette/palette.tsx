import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#contract/list-query.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { useEarlyEnter } from '../use-early-enter.ts';
import { PaletteOption } from './palette-option.tsx';
import styles from './palette.module.css';
import { useOverPage } from './use-over-page.ts';
import { usePalette } from './use-palette.ts';

/**
 * One box for every way through the panel: screens, new records, and the records of every resource. The focus stays in
 * the box while the arrows choose.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['panel', 'admin']);
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const cover = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const close = useOverPage({ cover, box, onClose });
  const listId = useId();
  const { groups, isSearching, error } = usePalette(typed);
  const entries = groups.flatMap((group) => group.entries);
  // The list may have become shorter under the choice.
  const chosen = entries[Math.min(active, entries.length - 1)];
  const optionId = (key: string) => `${listId}-${key}`;

  useEffect(() => {
    if (chosen) document.getElementById(`${listId}-${chosen.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);

  const takeChosen = () => chosen && document.getElementById(optionId(chosen.key))?.click();
  const { enterEarly } = useEarlyEnter(typed, !isSearching, takeChosen);
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const now = Math.min(active, last);
    const next = {
      ArrowDown: now === last ? 0 : now + 1,
      ArrowUp: now <= 0 ? last : now - 1,
      Home: event.ctrlKey ? 0 : undefined,
      End: event.ctrlKey ? last : undefined,
    }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') event.preventDefault();
    else if (event.key === 'Escape') {
      // For whatever is open under it, it is not.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) takeChosen();
      else if (isSearching) enterEarly();
    } else if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    }
  };

  return createPortal(
    <div ref={cover} className={styles.cover}>
      <div role="dialog" aria-modal="true" aria-label={t('panel:palette')} className={styles.palette}>
        <div className={styles.box}>
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <input
            ref={box}
            type="text"
            role="combobox"
            aria-label={t('panel:palette')}
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={chosen && optionId(chosen.key)}
            autoComplete="off"
            spellCheck={false}
            dir={typedDirection(typed)}
            maxLength={SEARCH_MAX}
            placeholder={t('admin:commandHint')}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setActive(0);
            }}
            onKeyDown={handleKeyDown}
          />
          <kbd aria-hidden="true">Esc</kbd>
        </div>
        <div id={listId} role="listbox" aria-label={t('panel:palette')} className={styles.list}>
          {groups.map(({ label, entries: ofGroup }) => (
            <div key={label} role="group" aria-label={label}>
              <p className={styles.group} aria-hidden="true">
                {label}
              </p>
              {ofGroup.map((entry) => (
                <PaletteOption
                  key={entry.key}
                  id={optionId(entry.key)}
                  entry={entry}
                  isActive={entry === chosen}
                  onPoint={() => setActive(entries.indexOf(entry))}
                />
              ))}
            </div>
          ))}
        </div>
        <p role="status" className={styles.status}>
          {isSearching
            ? t('panel:searching')
            : error
              ? describeFailure(error, language)
              : entries.length === 0
                ? t('panel:noChoices')
                : t('panel:found', { count: entries.length })}
        </p>
      </div>
    </div>,
    document.body,
  );
}
