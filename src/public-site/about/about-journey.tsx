import { useTranslation } from 'react-i18next';
import { milestones } from '../content.ts';
import { Localized } from '../localized.tsx';
import { useAllRecords } from '../queries/use-records.ts';
import { Section } from '../section.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './about-page.module.css';

/** The milestones one under the other, in the order they were given, each with its year. */
export function AboutJourney() {
  const { t } = useTranslation(['about']);
  const { data } = useAllRecords(milestones);
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="milestones" title={t('about:journeyTitle')} ground="ink" isSplit>
      <ol className={styles.milestones}>
        {data.data.map((milestone) => (
          <li key={milestone.id}>
            <p className={styles.year}>{milestone.year}</p>
            <div>
              <h3 className={styles.name}>
                <Localized words={wordsOf(milestone, 'title')} />
              </h3>
              <p className={styles.onInk}>
                <Localized words={wordsOf(milestone, 'description')} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
