import { useTranslation } from 'react-i18next';
import { SiteLayout } from '../frame/site-layout.tsx';
import { TitleBand } from '../title-band.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactOffices } from './contact-offices.tsx';

/** Ways to the firm: a message, or an office with its hours (R39, R13). */
export function ContactPage() {
  const { t } = useTranslation(['contact']);
  return (
    <SiteLayout ground="ink" hasOffices>
      <TitleBand
        title={t('contact:title')}
        metaTitle={t('contact:metaTitle')}
        description={t('contact:metaDescription')}
        lead={<p>{t('contact:lead')}</p>}
      />
      <div className={styles.columns}>
        <ContactForm />
        <ContactOffices />
      </div>
    </SiteLayout>
  );
}
