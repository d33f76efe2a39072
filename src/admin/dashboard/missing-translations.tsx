import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resourceNamed } from '#resources/index.ts';
import styles from './dashboard-screen.module.css';

const WORDS = { ar: 'dashboard:missingIn_ar', en: 'dashboard:missingIn_en' } as const;

/** What still has to be translated, each leading to the list of it. */
export function MissingTranslations({ missing }: { missing: Dashboard['missing'] }) {
  const { t } = useTranslation(['dashboard']);
  const { language: reader } = useLanguage();
  return (
    <section className={styles.panel} aria-labelledby="missing">
      <h2 id="missing" className={styles.heading}>
        {t('dashboard:missing')}
      </h2>
      {missing.length === 0 && <p className={styles.nothing}>{t('dashboard:missingNone')}</p>}
      <ul>
        {missing.map(({ resource: name, language, count }) => {
          const resource = resourceNamed(name);
          return (
            <li key={`${name}.${language}`} className={styles.item}>
              <Link to={`${adminPath(resource)}?Missing=${language}`}>
                {resource.labels.many[reader]} {t(WORDS[language])}
              </Link>
              <bdi>{count}</bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
