import { useTranslation } from 'react-i18next';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import styles from './home-hero.module.css';

/** The two cities, each by its shape. */
export function HeroCities() {
  const { t } = useTranslation(['branch']);
  return (
    <p className={styles.cities}>
      <span>
        <BranchGlyph branch="riyadh" /> {t('branch:riyadh')}
      </span>
      <span className={styles.rule} />
      <span>
        <BranchGlyph branch="cairo" /> {t('branch:cairo')}
      </span>
    </p>
  );
}
