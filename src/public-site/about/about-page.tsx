import { useTranslation } from 'react-i18next';
import { AboutSection } from '../firm/about-section.tsx';
import { BaseSection } from '../firm/base-section.tsx';
import { CallBand } from '../firm/call-band.tsx';
import { JourneySection } from '../firm/journey-section.tsx';
import { LawyersSection } from '../firm/lawyers-section.tsx';
import { ValuesSection } from '../firm/values-section.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { TitleBand } from '../title-band.tsx';

/** Who the firm is (A15): what the front page shows of it, on a page of its own. */
export function AboutPage() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={t('home:aboutTitle')}
        description={t('home:aboutFirm')}
        lead={<p>{t('common:descriptor')}</p>}
      />
      <AboutSection />
      <JourneySection />
      <ValuesSection />
      <BaseSection />
      <LawyersSection />
      <CallBand />
    </SiteLayout>
  );
}
