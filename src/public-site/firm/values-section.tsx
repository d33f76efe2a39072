import { useTranslation } from 'react-i18next';
import { useAllRecords } from '../queries/use-records.ts';
import { coreValues } from '../content.ts';
import { Localized } from '../localized.tsx';
import { Section } from '../section.tsx';
import { ValueWindow } from '../value-window.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './values-section.module.css';

/** What the firm stands for, each value in its window (R57, R152). */
export function ValuesSection() {
  const { t } = useTranslation(['home']);
  const { data } = useAllRecords(coreValues);
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="values" title={t('home:valuesTitle')}>
      <ul className={styles.values}>
        {data.data.map((value, place) => (
          <li key={value.id}>
            <ValueWindow
              place={place}
              photo={value.photo}
              sizes="(width < 768px) 150px, 232px"
              className={styles.window}
            />
            <h3 className={styles.name}>
              <Localized words={wordsOf(value, 'title')} />
            </h3>
            <p className={styles.text}>
              <Localized words={wordsOf(value, 'description')} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
