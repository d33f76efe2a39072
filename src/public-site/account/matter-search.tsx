import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/fields/text-field.tsx';

const DELAY_MS = 250;
/** In characters: as much as the host's searches take. */
const SEARCH_MAX = 200;

interface MatterSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Finds while one types, a moment after the last letter. */
export function MatterSearch({ search, onSearch }: MatterSearchProps) {
  const { t } = useTranslation(['profile', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(search);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);
  // Another filter may be chosen while the last letter waits: it is found by what the address says then.
  const latest = useRef(onSearch);
  useEffect(() => void (latest.current = onSearch), [onSearch]);
  // Cleared or gone back from outside; what is being typed just now is never taken away.
  useEffect(() => {
    if (document.activeElement === input.current) return;
    stop();
    setTyped(search);
  }, [search]);
  const ask = (value: string) => {
    stop();
    latest.current(value.trim());
  };
  return (
    <TextField
      ref={input}
      type="search"
      enterKeyHint="search"
      label={t('common:search')}
      placeholder={t('profile:searchPlaceholder')}
      maxLength={SEARCH_MAX}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        stop();
        timer.current = setTimeout(() => ask(value), DELAY_MS);
      }}
      // What is pressed next is about what was typed.
      onBlur={() => timer.current !== undefined && ask(typed)}
    />
  );
}
