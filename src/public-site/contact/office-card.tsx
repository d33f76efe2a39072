import { useTranslation } from 'react-i18next';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { Fact } from '#ui/text/fact.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { phoneLink, whatsAppLink } from '#ui/text/phone-links.ts';
import { Localized } from '../localized.tsx';
import { OfficeMapLink } from '../office-map-link.tsx';
import { OfficeStatus } from '../office-status.tsx';
import { type Office, type SpecialDays, openingTimesOf, shapeOf } from '../use-offices.ts';
import { wordsOf } from '../words-of.ts';
import { CopyAddressButton } from './copy-address-button.tsx';
import styles from './office-card.module.css';
import { OfficeHours } from './office-hours.tsx';
import { SpecialHours } from './special-hours.tsx';

interface OfficeCardProps {
  office: Office;
  /** `null`: not known yet. */
  specialDays: readonly SpecialDays[] | null;
}

/** One office: open or not, its hours, and every way to it. */
export function OfficeCard({ office, specialDays }: OfficeCardProps) {
  const { t } = useTranslation(['footer', 'contact']);
  const id = `office-${office.id}`;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        <BranchGlyph branch={shapeOf(office)} size={20} className={styles.glyph} />
        {t('footer:officeOf', { name: office.name })}
      </h3>
      <p className={styles.status}>
        <OfficeStatus times={openingTimesOf(office, specialDays)} isFull />
      </p>
      <div className={styles.columns}>
        <div>
          <OfficeHours office={office} specialDays={specialDays} />
          <SpecialHours office={office} specialDays={specialDays} />
        </div>
        <div>
          <address className={styles.address}>
            <Localized words={wordsOf(office, 'address')} />
          </address>
          {(office.directionsAr !== '' || office.directionsEn !== '') && (
            <p className={styles.directions}>
              <Localized words={wordsOf(office, 'directions')} />
            </p>
          )}
          <p className={styles.ways}>
            <CopyAddressButton office={office} />
            <OfficeMapLink office={office}>{t('contact:map')}</OfficeMapLink>
          </p>
        </div>
        <dl className={styles.contact}>
          <Fact label={t('footer:phone')}>
            <a href={phoneLink(office.phone)}>
              <PhoneText>{office.phone}</PhoneText>
            </a>
          </Fact>
          <Fact label={t('contact:whatsApp')}>
            <a href={whatsAppLink(office.whatsApp)} target="_blank" rel="noopener noreferrer">
              <PhoneText>{office.whatsApp}</PhoneText>
            </a>
          </Fact>
          <Fact label={t('footer:email')}>
            <a href={`mailto:${office.email}`}>
              <Ltr>{office.email}</Ltr>
            </a>
          </Fact>
        </dl>
      </div>
    </section>
  );
}
