import { useTranslation } from 'react-i18next';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { classes } from '#ui/layout/classes.ts';
import styles from './branch-names.module.css';
import { Localized } from './localized.tsx';
import { shapeOf, useOffices } from './use-offices.ts';
import { wordsOf } from './words-of.ts';

interface BranchNamesProps {
  ids: readonly number[];
  className?: string | undefined;
}

/** The offices that something belongs to, each by its shape and its name. */
export function BranchNames({ ids, className }: BranchNamesProps) {
  const { t } = useTranslation(['services']);
  const { data } = useOffices();
  const offices = data?.data.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <span className={classes(styles.names, className)}>
      {offices.length > 0 && <span className="visually-hidden">{t('services:availableIn')}</span>}
      {offices.map((office) => (
        <span key={office.id} className={styles.name}>
          <BranchGlyph branch={shapeOf(office)} size={11} />
          <Localized words={wordsOf(office, 'name')} />
        </span>
      ))}
    </span>
  );
}
