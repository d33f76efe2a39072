import { useTranslation } from 'react-i18next';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { Fact } from '#ui/text/fact.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { phoneLink } from '#ui/text/phone-links.ts';
import { OfficeRegistrations } from '../office-registrations.tsx';
import { OfficeStatus } from '../office-status.tsx';
import {
  type Office,
  type SpecialDays,
  openingTimesOf,
  shapeOf,
  useOffices,
  useSpecialDays,
} from '../use-offices.ts';
import styles from './office-band.module.css';

interface OfficeBandProps {
  /** In small type and without the hours, where the page has told of the offices at length. */
  isBrief: boolean | undefined;
}

/** The offices side by side on ink, with address, phone and e-mail (R53, R54). */
export function OfficeBand({ isBrief }: OfficeBandProps) {
  const { t } = useTranslation(['footer']);
  const { data } = useOffices();
  const specialDaysOf = useSpecialDays();
  // Without its data the band leaves no gap: the rest of the footer stands.
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="offices">
      <h2 id="offices" className="visually-hidden">
        {t('footer:offices')}
      </h2>
      <div className={styles.halves} data-brief={isBrief}>
        {data.data.map((office) => (
          <OfficeDetails
            key={office.id}
            office={office}
            specialDays={specialDaysOf(office)}
            isBrief={isBrief}
          />
        ))}
      </div>
    </section>
  );
}

interface OfficeDetailsProps extends OfficeBandProps {
  office: Office;
  specialDays: readonly SpecialDays[] | null;
}

function OfficeDetails({ office, specialDays, isBrief }: OfficeDetailsProps) {
  const { t } = useTranslation(['footer']);
  return (
    <div className={styles.office}>
      <h3 className={styles.name}>
        <BranchGlyph branch={shapeOf(office)} size={24} className={styles.glyph} />
        {t('footer:officeOf', { name: office.name })}
      </h3>
      {!isBrief && (
        <p className={styles.status}>
          <OfficeStatus times={openingTimesOf(office, specialDays)} isFull />
        </p>
      )}
      <address className={styles.address}>{office.address}</address>
      <dl className={styles.contact}>
        <Fact label={t('footer:phone')}>
          <a href={phoneLink(office.phone)}>
            <PhoneText>{office.phone}</PhoneText>
          </a>
        </Fact>
        <Fact label={t('footer:email')}>
          <a href={`mailto:${office.email}`}>
            <Ltr>{office.email}</Ltr>
          </a>
        </Fact>
      </dl>
      <OfficeRegistrations office={office} className={styles.registrations} />
    </div>
  );
}
