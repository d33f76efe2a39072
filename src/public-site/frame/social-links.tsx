import { IconBrandFacebook, IconBrandInstagram, IconBrandX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSingleton } from '../queries/use-records.ts';
import { siteSettings } from '../content.ts';
import styles from './social-links.module.css';

const ACCOUNTS = [
  { key: 'x', label: 'footer:x', Icon: IconBrandX },
  { key: 'facebook', label: 'footer:facebook', Icon: IconBrandFacebook },
  { key: 'instagram', label: 'footer:instagram', Icon: IconBrandInstagram },
] as const;

/** The firm elsewhere (R52, A83): the accounts that the settings name. */
export function SocialLinks() {
  const { t } = useTranslation(['footer']);
  const settings = useSingleton(siteSettings);
  const accounts = ACCOUNTS.flatMap((account) => {
    const address = settings?.[account.key];
    return address ? [{ ...account, address }] : [];
  });
  if (accounts.length === 0) return null;
  return (
    <div>
      <h2>{t('footer:followUs')}</h2>
      <ul className={styles.accounts}>
        {accounts.map(({ key, label, Icon, address }) => (
          <li key={key}>
            <a href={address} target="_blank" rel="noopener noreferrer" aria-label={t(label)}>
              <Icon size={22} stroke={1.6} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
