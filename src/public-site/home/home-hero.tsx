import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { HERO_DRAWINGS } from '#ui/girih/girih-scene.tsx';
import { useAllRecords } from '../queries/use-records.ts';
import { sliders } from '../content.ts';
import { wordsOf } from '../words-of.ts';
import { HeroActions } from './hero-actions.tsx';
import { HeroCities } from './hero-cities.tsx';
import { HeroLead } from './hero-lead.tsx';
import { HeroOffices } from './hero-offices.tsx';
import { HeroScene } from './hero-scene.tsx';
import type { HeroSlide } from './hero-slides.ts';
import { HeroTitle } from './hero-title.tsx';
import styles from './home-hero.module.css';
import { SlideControls } from './slide-controls.tsx';
import { useSlides } from './use-slides.ts';

/** The firm in one view: two cities, what it stands for, and the way in, beside the lit window (R57, R58). */
export function HomeHero() {
  const { language } = useLanguage();
  const own = useOwnSlide();
  const { data } = useAllRecords(sliders);
  const written = (data?.data ?? []).map((slide): HeroSlide => ({
    id: slide.id,
    title: wordsOf(slide, 'title'),
    description: wordsOf(slide, 'description'),
    image: slide.image,
  }));
  const slides = written.length > 0 ? written : [own];
  const { at, isPlaying, wasChosen, hold, toggle, choose } = useSlides(slides.length);
  // From the fourth slide on they come again.
  const drawing = at % HERO_DRAWINGS;

  return (
    <section
      className={styles.hero}
      data-drawing={drawing}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <HeroScene scene="hero" {...{ language, slides, at, drawing }} className={styles.wide} />
      <div className={styles.text}>
        <HeroCities />
        <div aria-live={wasChosen ? 'polite' : 'off'}>
          <HeroTitle slides={slides} at={at} />
          <HeroLead slides={slides} at={at} />
        </div>
        <HeroActions />
        <div className={styles.foot}>
          {slides.length > 1 && (
            <SlideControls
              count={slides.length}
              at={at}
              isPlaying={isPlaying}
              onToggle={toggle}
              onChoose={choose}
            />
          )}
          <HeroOffices />
        </div>
      </div>
      <HeroScene scene="heroMobile" {...{ language, slides, at, drawing }} className={styles.narrow} />
    </section>
  );
}

/** What the page opens with while nothing is written: the firm's own words. */
function useOwnSlide(): HeroSlide {
  const { t } = useTranslation(['home']);
  const inBoth = (text: string) => ({ ar: text, en: text });
  return {
    id: 0,
    title: inBoth(`${t('home:heroTitleA')} ${t('home:heroTitleB')}`),
    description: inBoth(t('home:heroLead')),
    image: null,
  };
}
