import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { Localized } from '../localized.tsx';
import { OfficeStatus } from '../office-status.tsx';
import { openingTimesOf, shapeOf, useOffices, useSpecialDays } from '../use-offices.ts';
import { wordsOf } from '../words-of.ts';
import styles from './hero-offices.module.css';

/** The offices, and whether they are open now. */
export function HeroOffices() {
  const { data } = useOffices();
  const specialDaysOf = useSpecialDays();
  return (
    <ul className={styles.offices}>
      {data?.data.map((office) => (
        <li key={office.id} className={styles.office}>
          <BranchGlyph branch={shapeOf(office)} size={11} />
          <Localized words={wordsOf(office, 'name')} />
          <OfficeStatus times={openingTimesOf(office, specialDaysOf(office))} />
        </li>
      ))}
    </ul>
  );
}
