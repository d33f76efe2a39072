import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_PARAMETER, otherLanguage, type Language } from '#contract/language.ts';
import { classes } from '../layout/classes.ts';
import styles from './language-toggle.module.css';

interface LanguageToggleProps {
  language: Language;
  onChange: (language: Language) => void;
  className?: string;
  /** Two letters, or one Arabic one, where there is little room: always, or on screens under 768 px. Default: never. */
  short?: 'always' | 'narrow';
  /** Hidden fields that the form brings along to the host. Default: none. */
  children?: ReactNode;
}

const LETTERS: Record<Language, string> = { ar: 'ع', en: 'EN' };

/** The other language by its own name, marked with its own `lang`. */
export function LanguageToggle({ language, onChange, className, short, children }: LanguageToggleProps) {
  const { t } = useTranslation(['common']);
  const other = otherLanguage(language);
  const name = t(other === 'ar' ? 'common:switchToArabic' : 'common:switchToEnglish');
  return (
    // A form, so that the host changes the language where no program runs, or none yet.
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(other);
      }}
    >
      {children}
      <button
        type="submit"
        name={LANGUAGE_PARAMETER}
        value={other}
        lang={other}
        className={classes(styles.toggle, className)}
        title={short && name}
        data-short={short}
      >
        <span className={styles.name}>{name}</span>
        {short && (
          <span className={styles.letters} aria-hidden="true">
            {LETTERS[other]}
          </span>
        )}
      </button>
    </form>
  );
}
