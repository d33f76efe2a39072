import { useTranslation } from 'react-i18next';
import { CallBand } from '../firm/call-band.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { TitleBand } from '../title-band.tsx';
import { AboutJourney } from './about-journey.tsx';
import { AboutOffices } from './about-offices.tsx';
import { AboutPeople } from './about-people.tsx';
import { AboutStory } from './about-story.tsx';
import { AboutValues } from './about-values.tsx';

/** Who the firm is (A15): how it came to be, what it holds to, who works there, and where. */
export function AboutPage() {
  const { t } = useTranslation(['home', 'about']);
  return (
    <SiteLayout ground="ink" hasOffices>
      <TitleBand
        title={t('home:aboutTitle')}
        description={t('home:aboutFirm')}
        lead={<p>{t('about:lead')}</p>}
      />
      <AboutStory />
      <AboutJourney />
      <AboutValues />
      <AboutPeople />
      <AboutOffices />
      <CallBand />
    </SiteLayout>
  );
}
