import type { Language } from '#contract/language.ts';
import { classes } from '../layout/classes.ts';
import styles from './girih-scene.module.css';
import heroLtrExact from './hero-ltr-exact.svg';
import heroLtrLattice from './hero-ltr-lattice.svg';
import heroLtrStar from './hero-ltr-star.svg';
import heroLtr from './hero-ltr.svg';
import heroMobileExact from './hero-mobile-exact.svg';
import heroMobileLattice from './hero-mobile-lattice.svg';
import heroMobileStar from './hero-mobile-star.svg';
import heroMobile from './hero-mobile.svg';
import heroRtlExact from './hero-rtl-exact.svg';
import heroRtlLattice from './hero-rtl-lattice.svg';
import heroRtlStar from './hero-rtl-star.svg';
import heroRtl from './hero-rtl.svg';
import panel from './window-panel.svg';
import panelStar from './window-panel-star.svg';

/** A drawing, with its star where that is lit once the drawing has come. */
type Drawing = readonly [art: string, star?: string];

/** The drawings of each scene, each with its own contact angles. */
const SCENES: Readonly<
  Record<'heroAr' | 'heroEn' | 'heroMobile' | 'panel', readonly [Drawing, ...Drawing[]]>
> = {
  heroAr: [[heroRtl, heroRtlStar], [heroRtlLattice], [heroRtlExact]],
  heroEn: [[heroLtr, heroLtrStar], [heroLtrLattice], [heroLtrExact]],
  heroMobile: [[heroMobile, heroMobileStar], [heroMobileLattice], [heroMobileExact]],
  panel: [[panel, panelStar]],
};

/** How many drawings the hero has, in either direction and on a phone. */
export const HERO_DRAWINGS = SCENES.heroMobile.length;

interface GirihSceneProps {
  /** `hero` 1440 × 880 with the window at inline-end, `heroMobile` 390 × 330, `panel` 620 × 900. */
  scene: 'hero' | 'heroMobile' | 'panel';
  language: Language;
  /** Which of its drawings, from 0. Default: the first. */
  drawing?: number;
  className?: string;
}

/**
 * A field of lines with the lit window in it; fills its positioned parent and is cropped like a cover image. Each direction
 * has its own drawing: mirroring one would also flip what passes over and under.
 */
export function GirihScene({ scene, language, drawing = 0, className }: GirihSceneProps) {
  const drawings = SCENES[scene === 'hero' ? (language === 'ar' ? 'heroAr' : 'heroEn') : scene];
  const [art, star] = drawings[drawing] ?? drawings[0];
  // A phone waits for nothing larger than the first; a wide screen loads these 3 kB for nothing.
  const priority = drawing > 0 ? 'low' : scene === 'heroMobile' ? 'high' : 'auto';
  // React 18 knows the attribute only as HTML writes it.
  const load = { fetchpriority: priority, loading: priority === 'high' ? 'eager' : 'lazy' } as const;
  return (
    <span className={classes(styles.scene, className)} data-scene={scene} aria-hidden="true">
      <img src={art} alt="" {...load} />
      {star && <img className={styles.star} src={star} alt="" loading="lazy" />}
    </span>
  );
}
