import { IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
import styles from './search-box.module.css';

/** The list is asked when typing pauses this long: hardly less than between two letters. Milliseconds. */
const TYPING_MS = 40;

interface SearchBoxProps {
  resource: AnyResource;
  /** What the address says. */
  value: string;
  onChange: (search: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

export function SearchBox({ resource, value, onChange, inputRef }: SearchBoxProps) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const label = t('panel:searchIn', { name: inSentence(resource.labels.many[language]) });
  if (value !== seen) {
    setSeen(value);
    // The address changed by itself: back, forward, or «clear». What was typed since the last call stays.
    if (value !== sent) setTyped(value);
    setSent(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSent(next.trim());
    onChange(next.trim());
  };
  const handleChange = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(next), TYPING_MS);
  };
  // Who is quick to open a row has left the list when the pause is over, and would be led back to it.
  const handleBlur = () => {
    if (timer.current !== undefined) ask(typed);
  };
  return (
    <span className={styles.search}>
      <IconSearch size={16} stroke={1.6} aria-hidden="true" />
      <input
        ref={inputRef}
        type="search"
        aria-keyshortcuts="/"
        dir={typedDirection(typed)}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => handleChange(event.currentTarget.value)}
        onBlur={handleBlur}
      />
    </span>
  );
}
