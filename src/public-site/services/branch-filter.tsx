import { useTranslation } from 'react-i18next';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { Localized } from '../localized.tsx';
import { shapeOf, useOffices } from '../use-offices.ts';
import { wordsOf } from '../words-of.ts';
import styles from './branch-filter.module.css';

interface BranchFilterProps {
  /** `null`: all of them. */
  chosenId: number | null;
  onChoose: (id: number | null) => void;
}

/** The offices side by side, each by its shape; one of them or all. */
export function BranchFilter({ chosenId, onChoose }: BranchFilterProps) {
  const { t } = useTranslation(['services', 'common']);
  const { data } = useOffices();
  const offices = data?.data ?? [];
  return (
    <div role="group" aria-label={t('services:branch')} className={styles.branches}>
      <button
        type="button"
        className={styles.branch}
        aria-pressed={chosenId === null}
        onClick={() => onChoose(null)}
      >
        <BranchGlyph branch="both" />
        {t(offices.length > 2 ? 'common:all' : 'services:allBranches')}
      </button>
      {offices.map((office) => (
        <button
          key={office.id}
          type="button"
          className={styles.branch}
          aria-pressed={chosenId === office.id}
          onClick={() => onChoose(office.id)}
        >
          <BranchGlyph branch={shapeOf(office)} />
          <Localized words={wordsOf(office, 'name')} />
        </button>
      ))}
    </div>
  );
}
