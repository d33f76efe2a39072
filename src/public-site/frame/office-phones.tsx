import { useTranslation } from 'react-i18next';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { shapeOf, useOffices } from '../use-offices.ts';
import styles from './office-phones.module.css';
import { phoneLink } from '#ui/text/phone-links.ts';

/** How to reach somebody at once, at the foot of the menu. */
export function OfficePhones() {
  const { t } = useTranslation(['footer']);
  const { data } = useOffices();
  return (
    <ul className={styles.list}>
      {data?.data.map((office) => (
        <li key={office.id}>
          <a href={phoneLink(office.phone)} className={styles.line}>
            <BranchGlyph branch={shapeOf(office)} />
            <span>{t('footer:officeOf', { name: office.name })}</span>
            <span className={styles.number}>
              <PhoneText>{office.phone}</PhoneText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
