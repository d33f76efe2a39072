import { useTranslation } from 'react-i18next';
import { useSingleton } from '../queries/use-records.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { companySummary } from '../content.ts';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './firm-figures.module.css';

/** The firm in figures (R57, R150): those that may be shown. The success rate says how it is counted. */
export function FirmFigures() {
  const { t } = useTranslation(['home']);
  const summary = useSingleton(companySummary);
  const figures = FIGURES.flatMap(({ key, label }) => {
    const value = summary?.[key];
    return typeof value === 'number' ? [{ key, label, value }] : [];
  });
  if (figures.length === 0) return null;
  const hasRate = figures.some(({ key }) => key === 'successRate');
  const hasNote = hasRate && summary?.successRateNote;
  return (
    <div>
      <dl className={styles.figures}>
        {figures.map(({ key, label, value }) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.label}>
              {t(label)}
              {key === 'successRate' && hasNote && <sup aria-hidden="true">1</sup>}
            </dt>
            <dd className={styles.value}>
              <Ltr>{`${grouped.format(value)}${key === 'successRate' ? '%' : ''}`}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      {hasNote && (
        <p className={styles.note}>
          <sup aria-hidden="true">1</sup> <Localized words={wordsOf(summary, 'successRateNote')} />
        </p>
      )}
    </div>
  );
}

const FIGURES = [
  { key: 'yearsOfExperience', label: 'home:yearsOfExperience' },
  { key: 'satisfiedClients', label: 'home:satisfiedClients' },
  { key: 'finishedCases', label: 'home:finishedCases' },
  { key: 'successRate', label: 'home:successRate' },
] as const;

/** Western digits in both languages. */
const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
