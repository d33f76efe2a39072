import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOR_SCHEMES, useColorScheme } from '#providers/browser/color-scheme.ts';
import styles from './scheme-choice.module.css';

const WORDS = {
  light: 'common:themeLight',
  dark: 'common:themeDark',
  system: 'common:themeSystem',
} as const;

/** The appearance of the client area; in the menu of its pages only, for those of visitors are light. */
export function SchemeChoice() {
  const { t } = useTranslation(['common']);
  const { chosen, choose } = useColorScheme();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('common:theme')}</legend>
      <div className={styles.schemes}>
        {COLOR_SCHEMES.map((scheme) => (
          <label key={scheme} className={styles.scheme}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={scheme === chosen}
              onChange={() => choose(scheme)}
            />
            {t(WORDS[scheme])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
