import { Link } from 'react-router-dom';
import { lawyerPath } from '#contract/pages.ts';
import { BranchNames } from '../branch-names.tsx';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './lawyer-card.module.css';
import { LawyerLinks } from './lawyer-links.tsx';
import { LawyerPlate, type LawyerPlateProps } from './lawyer-plate.tsx';

interface LawyerCardProps extends Pick<LawyerPlateProps, 'lawyer' | 'place' | 'isEager'> {
  /** Level of the name within the page. Default: 3. */
  headingLevel?: 2 | 3;
}

/** A lawyer on the octagonal plate, the way to their page, and how to reach them. */
export function LawyerCard({ lawyer, place, isEager, headingLevel = 3 }: LawyerCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.card}>
      <LawyerPlate lawyer={lawyer} place={place} sizes="(width < 1280px) 212px, 230px" isEager={isEager} />
      <Heading className={styles.name}>
        <Link to={lawyerPath(lawyer.slug)}>
          <Localized words={wordsOf(lawyer, 'name')} />
        </Link>
      </Heading>
      <p className={styles.text}>
        <Localized words={wordsOf(lawyer, 'jobTitle')} />
      </p>
      <p className={styles.text}>
        <Localized words={wordsOf(lawyer, 'specialization')} />
      </p>
      <div className={styles.foot}>
        {lawyer.branchId !== null && <BranchNames ids={[lawyer.branchId]} className={styles.branch} />}
        <LawyerLinks lawyer={lawyer} className={styles.links} />
      </div>
    </div>
  );
}
