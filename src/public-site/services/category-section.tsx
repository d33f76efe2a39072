import { Link } from 'react-router-dom';
import { serviceCategoryPath } from '#contract/pages.ts';
import { BranchNames } from '../branch-names.tsx';
import { Localized } from '../localized.tsx';
import { ValueWindow } from '../value-window.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './category-section.module.css';
import { ServiceRow } from './service-row.tsx';
import type { Practice } from './use-services.ts';

interface CategorySectionProps {
  practice: Practice;
  /** Its place among all practices, from 0. */
  place: number;
  terms: readonly string[];
  chosenId: number | null;
  onChoose: (serviceId: number) => void;
}

/** A field of law under a full rule, and what is offered in it. */
export function CategorySection(props: CategorySectionProps) {
  const { practice, place, terms, chosenId, onChoose } = props;
  const { category, services } = practice;
  const id = `category-${category.id}`;
  return (
    <section className={styles.section} data-far aria-labelledby={id}>
      <ValueWindow place={place} sizes="84px" className={styles.window} />
      <div>
        <h2 id={id} className={styles.name}>
          <Link to={serviceCategoryPath(category.slug)}>
            <Localized words={wordsOf(category, 'name')} terms={terms} />
          </Link>
        </h2>
        <BranchNames ids={category.branchIds} />
        <p className={styles.summary}>
          <Localized words={wordsOf(category, 'description')} terms={terms} />
        </p>
        {services.length > 0 && (
          <ul className={styles.services}>
            {services.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                terms={terms}
                isChosen={service.id === chosenId}
                onChoose={onChoose}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
