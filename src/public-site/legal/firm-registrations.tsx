import { useTranslation } from 'react-i18next';
import { OfficeRegistrations } from '../office-registrations.tsx';
import { type Office, useOffices } from '../use-offices.ts';
import styles from './firm-registrations.module.css';

/** Who it is that a legal text speaks for: the numbers under which each office is registered. */
export function FirmRegistrations() {
  const { t } = useTranslation(['legal', 'footer']);
  const { data } = useOffices();
  const registered = data?.data.filter(isRegistered) ?? [];
  if (registered.length === 0) return null;
  return (
    <section id="registrations" aria-labelledby="registrations-title">
      <h2 id="registrations-title" className={styles.title}>
        {t('legal:registrations')}
      </h2>
      {registered.map((office) => (
        <div key={office.id} className={styles.office}>
          <h3 className={styles.name}>{t('footer:officeOf', { name: office.name })}</h3>
          <OfficeRegistrations office={office} className={styles.numbers} />
        </div>
      ))}
    </section>
  );
}

const isRegistered = ({ licenceNumber, commercialRegistration, taxNumber }: Office): boolean =>
  [licenceNumber, commercialRegistration, taxNumber].some((number) => number !== '');
