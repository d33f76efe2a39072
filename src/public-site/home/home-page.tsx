import { SiteLayout } from '../frame/site-layout.tsx';
import { FaqExcerpt } from './faq-excerpt.tsx';
import { HomeHero } from './home-hero.tsx';

/** The front page (R34), one file per section. */
export function HomePage() {
  return (
    <SiteLayout ground="ink">
      <HomeHero />
      <FaqExcerpt />
    </SiteLayout>
  );
}
