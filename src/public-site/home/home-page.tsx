import { AboutSection } from '../firm/about-section.tsx';
import { BaseSection } from '../firm/base-section.tsx';
import { JourneySection } from '../firm/journey-section.tsx';
import { LawyersSection } from '../firm/lawyers-section.tsx';
import { ValuesSection } from '../firm/values-section.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { CallBand } from '../firm/call-band.tsx';
import { FaqExcerpt } from './faq-excerpt.tsx';
import { HomeHero } from './home-hero.tsx';
import { IntentStrip } from './intent-strip.tsx';
import { PracticesSection } from './practices-section.tsx';
import { ReviewsSection } from './reviews-section.tsx';

/** The front page (R34, R57), one file per section. What has nothing to show is left out (R59). */
export function HomePage() {
  return (
    <SiteLayout ground="ink">
      <HomeHero />
      <IntentStrip />
      <PracticesSection />
      <AboutSection />
      <JourneySection />
      <ValuesSection />
      <BaseSection />
      <LawyersSection />
      <ReviewsSection />
      <FaqExcerpt />
      <CallBand />
    </SiteLayout>
  );
}
