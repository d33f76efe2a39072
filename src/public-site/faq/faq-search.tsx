import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './faq-search.module.css';

/** In characters: as much as the host's own searches take. */
const QUERY_MAX = 200;

interface FaqSearchProps {
  query: string;
  onChange: (query: string) => void;
}

/** The large search field of the band. It filters what is on the page, so there is nothing to send. */
export function FaqSearch({ query, onChange }: FaqSearchProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <IconSearch size={24} stroke={1.6} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        dir={query === '' ? undefined : 'auto'}
        className={styles.input}
        maxLength={QUERY_MAX}
        aria-label={t('faqPage.searchLabel')}
        placeholder={t('faqPage.searchPlaceholder')}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      {query !== '' && (
        <button type="button" className={styles.clear} aria-label={t('common.clear')} onClick={clear}>
          <IconX size={20} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
