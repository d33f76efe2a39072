import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { SEARCH_MAX } from '#contract/list-query.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
import { useTypedValue } from '#ui/fields/use-typed-value.ts';
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
  const label = t('panel:searchIn', { name: inSentence(resource.labels.many[language]) });
  const { typed, type, leave } = useTypedValue({ value, pauseMs: TYPING_MS, onAsk: onChange });
  return (
    <span className={styles.search}>
      <IconSearch size={16} stroke={1.6} aria-hidden="true" />
      <input
        ref={inputRef}
        type="search"
        aria-keyshortcuts="/"
        dir={typedDirection(typed)}
        maxLength={SEARCH_MAX}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.value.trim())}
        onBlur={leave}
      />
    </span>
  );
}
