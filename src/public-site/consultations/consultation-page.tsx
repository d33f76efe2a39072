import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultationPath } from '#contract/pages.ts';
import type { Values } from '#contract/record-schemas.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PageHeading } from '../page-heading.tsx';
import { SentPanel } from '../sending/sent-panel.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import { ConsultationIntro } from './consultation-intro.tsx';
import styles from './consultation-page.module.css';

/** Asking for a consultation, in steps that keep what was typed (R236-R239, A39). */
export function ConsultationPage() {
  const { t } = useTranslation(['consultations']);
  const isHydrated = useIsHydrated();
  const [sent, setSent] = useState<Values | null>(null);
  return (
    <SiteLayout ground="white">
      <div className={styles.measure}>
        {sent ? (
          <SentPanel
            title={t('consultations:successTitle')}
            heading={<PageHeading title={t('consultations:successTitle')} className={styles.sentTitle} />}
            record={sent}
            numberWords={(id) => t('consultations:successBody', { id })}
          >
            <ButtonLink to={consultationPath(Number(sent['id']))}>
              {t('consultations:successFollow')}
            </ButtonLink>
            <Button variant="secondary" onClick={() => setSent(null)}>
              {t('consultations:successAnother')}
            </Button>
          </SentPanel>
        ) : isHydrated ? (
          <ConsultationForm onSent={setSent} />
        ) : (
          <>
            <ConsultationIntro title={t('consultations:metaTitle')} />
            <div className={styles.room} />
          </>
        )}
      </div>
    </SiteLayout>
  );
}
