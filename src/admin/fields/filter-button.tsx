import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
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
  const { t } = useTranslation(['panel']);
  const opener = useRef<HTMLButtonElement>(null);
  const isSet = chosen !== null;
  // One that was cleared stays in sight: whoever cleared it may be in it still.
  const [wasSet, setWasSet] = useState(isSet);
  if (isSet && !wasSet) setWasSet(true);
  return (
    <div className={styles.filter} data-set={isSet || undefined} data-kept={wasSet || undefined}>
      <Dropdown
        opens="dialog"
        button={(props) => (
          <button ref={opener} type="button" className={styles.button} {...props}>
            <span className={styles.label}>
              {chosen === null ? label : t('panel:chosen', { label, value: '' })}
              {chosen}
            </span>
            {chosen === null && <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
          </button>
        )}
      >
        <LazyDropdownPanel label={t('panel:filterBy', { label: inSentence(label) })}>
          {children}
        </LazyDropdownPanel>
      </Dropdown>
      {chosen !== null && <ClearButton label={label} opener={opener} onClear={onClear} />}
    </div>
  );
}

interface ClearButtonProps {
  label: string;
  /** Where whoever pressed it goes on: it goes with what it clears. */
  opener: RefObject<HTMLButtonElement>;
  onClear: () => void;
}

function ClearButton({ label, opener, onClear }: ClearButtonProps) {
  const { t } = useTranslation(['common']);
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button, opener);
  return (
    <button
      ref={button}
      type="button"
      className={styles.clear}
      aria-label={`${t('common:clear')}: ${label}`}
      onClick={onClear}
    >
      <IconX size={16} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
