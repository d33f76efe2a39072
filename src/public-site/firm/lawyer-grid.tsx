import type { Lawyer } from '../lawyers/use-lawyers.ts';
import { LawyerCard } from './lawyer-card.tsx';
import styles from './lawyer-grid.module.css';

/** As many as a phone shows of them without scrolling. */
const IN_SIGHT = 2;

interface LawyerGridProps {
  lawyers: readonly Lawyer[];
  /** Level of the names within the page. Default: 3. */
  headingLevel?: 2 | 3;
  /** Its first row is in sight when the page opens. */
  isAtTop?: boolean;
}

/** The lawyers side by side, in as many rows as they need. */
export function LawyerGrid({ lawyers, headingLevel, isAtTop = false }: LawyerGridProps) {
  return (
    <ul className={styles.grid}>
      {lawyers.map((lawyer, place) => (
        <li key={lawyer.id} className={styles.card}>
          <LawyerCard
            lawyer={lawyer}
            place={place}
            headingLevel={headingLevel}
            isEager={isAtTop && place < IN_SIGHT}
          />
        </li>
      ))}
    </ul>
  );
}
