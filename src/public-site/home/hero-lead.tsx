import { Localized } from '../localized.tsx';
import styles from './hero-lead.module.css';
import type { HeroSlide } from './hero-slides.ts';

interface HeroLeadProps {
  slides: readonly HeroSlide[];
  /** The slide that is shown, from 0. */
  at: number;
}

/** What the slides say under their titles, all in one place. */
export function HeroLead({ slides, at }: HeroLeadProps) {
  return (
    <div className={styles.leads}>
      {slides.map(({ id, description }, place) => (
        <p key={id} className={styles.lead} data-shown={place === at || undefined}>
          <Localized words={description} />
        </p>
      ))}
    </div>
  );
}
