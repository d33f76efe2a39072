import { useTranslation } from 'react-i18next';
import { useAllRecords, useSingleton } from '../queries/use-records.ts';
import { baseOfSuccess, basesOfSuccess } from '../content.ts';
import { Localized } from '../localized.tsx';
import { Section } from '../section.tsx';
import { ValueWindow } from '../value-window.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './base-section.module.css';

/** What the firm's work rests on, under its headline (R57, R153). */
export function BaseSection() {
  const { t } = useTranslation(['home']);
  const headline = useSingleton(baseOfSuccess);
  const { data } = useAllRecords(basesOfSuccess);
  if (!data || data.data.length === 0) return null;
  return (
    <Section
      id="base"
      title={headline ? <Localized words={wordsOf(headline, 'headline')} /> : t('home:baseTitle')}
      ground="surface"
      isSplit
    >
      <ul className={styles.bases}>
        {data.data.map((base, place) => (
          <li key={base.id} className={styles.base}>
            {base.photo && (
              <ValueWindow place={place} photo={base.photo} sizes="84px" className={styles.window} />
            )}
            <div>
              <h3 className={styles.name}>
                <Localized words={wordsOf(base, 'title')} />
              </h3>
              <p className={styles.text}>
                <Localized words={wordsOf(base, 'description')} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
