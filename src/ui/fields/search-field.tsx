import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../layout/classes.ts';
import styles from './search-field.module.css';
import { typedDirection } from './typed-direction.ts';

/** In characters: as much as the host's own searches take. */
const QUERY_MAX = 200;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  query: string;
  onChange: (query: string) => void;
  /** `large` is the one thing of an ink band, 64 px; `medium` stands among other filters. Default: medium. */
  size?: 'large' | 'medium';
  className?: string;
}

/** A search that filters what is on the page while one types, so there is nothing to send. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, query, onChange, size = 'medium', className } = props;
  const { t } = useTranslation(['common']);
  const input = useRef<HTMLInputElement>(null);
  // The host draws the field before its program is there: what was typed into it meanwhile counts.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && typed !== query) onChange(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on every key comes by itself
  }, []);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <form
      role="search"
      className={classes(styles.search, className)}
      data-size={size}
      onSubmit={(event) => event.preventDefault()}
    >
      <IconSearch size={size === 'large' ? 24 : 20} stroke={1.6} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        dir={typedDirection(query)}
        className={styles.input}
        maxLength={QUERY_MAX}
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      {query !== '' && (
        <button type="button" className={styles.clear} aria-label={t('common:clear')} onClick={clear}>
          <IconX size={20} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
