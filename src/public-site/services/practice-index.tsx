import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { serviceCategoryPath } from '#contract/pages.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { GirihPattern } from '#ui/girih/girih-pattern.tsx';
import { BranchNames } from '../branch-names.tsx';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './practice-index.module.css';
import type { ServiceCategory } from './use-services.ts';

interface PracticeIndexProps {
  categories: readonly ServiceCategory[];
  /** Whether the rows carry their number. Default: no. */
  isNumbered?: boolean;
}

/** Fields of law as ruled rows, each of them one link; the row under the pointer turns to ink. */
export function PracticeIndex({ categories, isNumbered = false }: PracticeIndexProps) {
  return (
    <ul className={styles.list}>
      {categories.map((category, place) => (
        <li key={category.id}>
          <Link
            to={serviceCategoryPath(category.slug)}
            className={styles.row}
            data-numbered={isNumbered || undefined}
          >
            <GirihPattern isFading className={styles.pattern} />
            {isNumbered && (
              <span className={styles.number} aria-hidden="true">
                {String(place + 1).padStart(2, '0')}
              </span>
            )}
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Localized words={wordsOf(category, 'name')} />
              </h3>
              <p className={styles.text}>
                <Localized words={wordsOf(category, 'description')} />
              </p>
            </div>
            <BranchNames ids={category.branchIds} className={styles.branches} />
            <DirectionalIcon icon={IconArrowUpRight} size={26} className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
