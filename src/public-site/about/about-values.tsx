import { useTranslation } from 'react-i18next';
import { coreValues } from '../content.ts';
import { Localized } from '../localized.tsx';
import { useAllRecords } from '../queries/use-records.ts';
import { Section } from '../section.tsx';
import { ValueWindow } from '../value-window.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './about-page.module.css';

/** What the firm holds to, as ruled statements. */
export function AboutValues() {
  const { t } = useTranslation(['about']);
  const { data } = useAllRecords(coreValues);
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="values" title={t('about:valuesTitle')} isSplit>
      <ul className={styles.values}>
        {data.data.map((value, place) => (
          <li key={value.id}>
            <ValueWindow place={place} photo={value.photo} sizes="84px" className={styles.window} />
            <div>
              <h3 className={styles.name}>
                <Localized words={wordsOf(value, 'title')} />
              </h3>
              <p className={styles.text}>
                <Localized words={wordsOf(value, 'description')} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
