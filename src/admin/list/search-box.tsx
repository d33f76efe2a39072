import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/use-language.ts';
import styles from './list-screen.module.css';

/** Typing pauses this long before the list is asked. Milliseconds. */
const TYPING_MS = 90;

interface SearchBoxProps {
  resource: AnyResource;
  /** What the address says. */
  value: string;
  onChange: (search: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

export function SearchBox({ resource, value, onChange, inputRef }: SearchBoxProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const label = t('panel.searchIn', { name: resource.labels.many[language] });
  if (value !== seen) {
    setSeen(value);
    // The address changed by itself: back, forward, or «clear». What was typed since the last call stays.
    if (value !== sent) setTyped(value);
    setSent(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const handleChange = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(next.trim());
      onChange(next.trim());
    }, TYPING_MS);
  };
  return (
    <TextInput
      ref={inputRef}
      type="search"
      aria-keyshortcuts="/"
      dir="auto"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      icon={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      value={typed}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
