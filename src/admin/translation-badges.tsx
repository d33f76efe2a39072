import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Values } from '#contract/record-schemas.ts';
import { missingIn, translatedKeys } from '#contract/translation.ts';
import styles from './translation-badges.module.css';

interface TranslationBadgesProps {
  resource: AnyResource;
  /** The values by wire key: a record, or a form as it is typed. */
  values: Values;
  /** For a narrow place: a code and a number, and nothing of a language that is complete. Default: both in words. */
  isShort?: boolean;
}

const COMPLETE = { ar: 'lists:arabicComplete', en: 'lists:englishComplete' } as const;
const MISSING = { ar: 'lists:arabicMissing', en: 'lists:englishMissing' } as const;

/** In which languages a record's texts are complete; nothing where every text is demanded in both. */
export function TranslationBadges({ resource, values, isShort = false }: TranslationBadgesProps) {
  const { t } = useTranslation(['lists']);
  const counts = LANGUAGES.map((language) => ({
    language,
    count: missingIn(resource, values, language).length,
  })).filter(({ count }) => count > 0 || !isShort);
  if (counts.length === 0 || translatedKeys(resource).length === 0) return null;
  return (
    <span className={styles.badges}>
      {counts.map(({ language, count }) => {
        const words = count === 0 ? t(COMPLETE[language]) : t(MISSING[language], { count });
        return (
          <span
            key={language}
            className={styles.badge}
            data-missing={count > 0 || undefined}
            title={isShort ? words : undefined}
          >
            {count === 0 && <IconCheck size={13} stroke={2} aria-hidden="true" />}
            {isShort && (
              <span dir="ltr" aria-hidden="true">
                {language.toUpperCase()} −{count}
              </span>
            )}
            <span className={isShort ? 'visually-hidden' : undefined}>{words}</span>
          </span>
        );
      })}
    </span>
  );
}
