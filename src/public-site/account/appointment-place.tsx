import { useTranslation } from 'react-i18next';
import { WAYS, type Way } from '#contract/ways.ts';
import { UserText } from '#ui/text/user-text.tsx';
import type { Office } from '../use-offices.ts';
import styles from './matter-page.module.css';

interface AppointmentPlaceProps {
  /** A room, or an address of the web; null where staff have written neither. */
  place: string | null;
  /** In which way they meet; anything else where that is not known. */
  way: unknown;
  office: Office | undefined;
}

/** Where an appointment is kept: what staff wrote, else what follows from the way in which they meet. */
export function AppointmentPlace({ place, way, office }: AppointmentPlaceProps) {
  const { t } = useTranslation(['requestDetail']);
  if (place === null) return <WordsOfWay way={WAYS.find((each) => each === way)} office={office} />;
  const isLink = /^https:\/\/\S+$/.test(place);
  return (
    <p>
      {t(isLink ? 'requestDetail:meetingLink' : 'requestDetail:place')}:{' '}
      {isLink ? (
        <a href={place} dir="ltr" rel="noreferrer" className={styles.link}>
          {place}
        </a>
      ) : (
        <UserText>{place}</UserText>
      )}
    </p>
  );
}

function WordsOfWay({ way, office }: { way: Way | undefined; office: Office | undefined }) {
  const { t } = useTranslation(['requestDetail']);
  if (way === 'video') return <p>{t('requestDetail:placeVideo')}</p>;
  if (way === 'phone') return <p>{t('requestDetail:placePhone')}</p>;
  if (way !== 'office' || !office) return null;
  return (
    <p>
      {t('requestDetail:place')}: <UserText>{office.address}</UserText>
    </p>
  );
}
