import type { Lawyer } from '../lawyers/use-lawyers.ts';
import { LawyerCard } from './lawyer-card.tsx';
import styles from './lawyer-grid.module.css';

interface LawyerGridProps {
  lawyers: readonly Lawyer[];
  /** Level of the names within the page. Default: 3. */
  headingLevel?: 2 | 3;
}

/** The lawyers side by side, in as many rows as they need. */
export function LawyerGrid({ lawyers, headingLevel }: LawyerGridProps) {
  return (
    <ul className={styles.grid}>
      {lawyers.map((lawyer, place) => (
        <li key={lawyer.id} className={styles.card}>
          <LawyerCard lawyer={lawyer} place={place} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
