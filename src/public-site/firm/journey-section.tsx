import { useTranslation } from 'react-i18next';
import { useRecords } from '../queries/use-records.ts';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { milestones } from '../content.ts';
import { Localized } from '../localized.tsx';
import { Section } from '../section.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './journey-section.module.css';

/** The firm's years on one rule (R57, R151). */
export function JourneySection() {
  const { t } = useTranslation(['home']);
  const { data } = useRecords(milestones, { pageSize: 100, sort: [{ field: 'year', direction: 'asc' }] });
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="journey" title={t('home:journeyTitle')} ground="ink">
      <ol className={styles.line}>
        {data.data.map((milestone) => (
          <li key={milestone.id} className={styles.milestone}>
            <BranchGlyph branch="both" size={14} className={styles.glyph} />
            <p className={styles.year}>{milestone.year}</p>
            <h3 className={styles.name}>
              <Localized words={wordsOf(milestone, 'title')} />
            </h3>
            <p className={styles.text}>
              <Localized words={wordsOf(milestone, 'description')} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
