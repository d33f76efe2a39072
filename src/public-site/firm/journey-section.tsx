import { useTranslation } from 'react-i18next';
import { useAllRecords } from '../queries/use-records.ts';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { milestones } from '../content.ts';
import { Localized } from '../localized.tsx';
import { Section } from '../section.tsx';
import { shapeOf, useOffices } from '../use-offices.ts';
import { wordsOf } from '../words-of.ts';
import styles from './journey-section.module.css';

/** The firm's years on one rule (R57, R151), in the order they were given, each by the shape of the city it belongs to. */
export function JourneySection() {
  const { t } = useTranslation(['home']);
  const { data } = useAllRecords(milestones);
  const offices = useOffices().data?.data ?? [];
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="journey" title={t('home:journeyTitle')} ground="ink">
      <ol className={styles.line}>
        {data.data.map((milestone) => {
          const office = offices.find(({ id }) => id === milestone.branchId);
          return (
            <li key={milestone.id} className={styles.milestone}>
              <BranchGlyph branch={office ? shapeOf(office) : 'both'} size={14} className={styles.glyph} />
              <p className={styles.year}>{milestone.year}</p>
              <h3 className={styles.name}>
                <Localized words={wordsOf(milestone, 'title')} />
              </h3>
              <p className={styles.text}>
                <Localized words={wordsOf(milestone, 'description')} />
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
