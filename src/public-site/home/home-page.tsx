import { Suspense, memo } from 'react';
import { SectionErrorBoundary } from '#ui/loading/section-error-boundary.tsx';
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

/** One file per section. What has nothing to show is left out (R59). */
const SECTIONS = {
  IntentStrip,
  PracticesSection,
  AboutSection,
  JourneySection,
  ValuesSection,
  BaseSection,
  LawyersSection,
  ReviewsSection,
  FaqExcerpt,
  CallBand,
};

/**
 * Each section comes to life by itself: a page that does so at once keeps a phone waiting. Nothing around them may draw
 * them anew before that, or React would throw away what the host has drawn.
 */
const Sections = memo(function Sections() {
  return Object.entries(SECTIONS).map(([name, Part]) => (
    <SectionErrorBoundary key={name}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </SectionErrorBoundary>
  ));
});

/** The front page (R34, R57). */
export function HomePage() {
  return (
    <SiteLayout ground="ink">
      <HomeHero />
      <Sections />
    </SiteLayout>
  );
}
