import { useTranslation } from 'react-i18next';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { Localized } from '../localized.tsx';
import { OfficeMapLink } from '../office-map-link.tsx';
import { OfficeStatus } from '../office-status.tsx';
import { Section } from '../section.tsx';
import {
  type Office,
  type SpecialDays,
  openingTimesOf,
  shapeOf,
  useOffices,
  useSpecialDays,
} from '../use-offices.ts';
import { wordsOf } from '../words-of.ts';
import styles from './about-page.module.css';

/** Where the firm is to be found. */
export function AboutOffices() {
  const { t } = useTranslation(['about']);
  const { data } = useOffices();
  const specialDaysOf = useSpecialDays();
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="where" title={t('about:officesTitle')} isSplit>
      <ul className={styles.offices}>
        {data.data.map((office) => (
          <li key={office.id}>
            <OfficePlace office={office} specialDays={specialDaysOf(office)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface OfficePlaceProps {
  office: Office;
  specialDays: readonly SpecialDays[] | null;
}

function OfficePlace({ office, specialDays }: OfficePlaceProps) {
  const { t } = useTranslation(['about', 'footer']);
  return (
    <>
      <h3 className={styles.office}>
        <BranchGlyph branch={shapeOf(office)} size={18} className={styles.glyph} />
        {t('footer:officeOf', { name: office.name })}
      </h3>
      <p className={styles.text}>
        <OfficeStatus times={openingTimesOf(office, specialDays)} isFull />
      </p>
      <address className={styles.address}>
        <Localized words={wordsOf(office, 'address')} />
      </address>
      {office.directions !== '' && (
        <p className={styles.text}>
          <Localized words={wordsOf(office, 'directions')} />
        </p>
      )}
      <OfficeMapLink office={office}>{t('about:map')}</OfficeMapLink>
    </>
  );
}
