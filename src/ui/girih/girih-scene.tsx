import type { Language } from '#contract/language.ts';
import { classes } from '../layout/classes.ts';
import styles from './girih-scene.module.css';
import heroLtr from './hero-ltr.svg';
import heroLtrStar from './hero-ltr-star.svg';
import heroMobile from './hero-mobile.svg';
import heroMobileStar from './hero-mobile-star.svg';
import heroRtl from './hero-rtl.svg';
import heroRtlStar from './hero-rtl-star.svg';
import panel from './window-panel.svg';
import panelStar from './window-panel-star.svg';

const SCENES = {
  heroAr: [heroRtl, heroRtlStar],
  heroEn: [heroLtr, heroLtrStar],
  heroMobile: [heroMobile, heroMobileStar],
  panel: [panel, panelStar],
} as const;

interface GirihSceneProps {
  /** `hero` 1440 × 880 with the window at inline-end, `heroMobile` 390 × 330, `panel` 620 × 900. */
  scene: 'hero' | 'heroMobile' | 'panel';
  language: Language;
  className?: string;
}

/**
 * A field of lines with the lit window in it; fills its positioned parent and is cropped like a cover image. Each direction
 * has its own drawing: mirroring one would also flip what passes over and under.
 */
export function GirihScene({ scene, language, className }: GirihSceneProps) {
  const [art, star] = SCENES[scene === 'hero' ? (language === 'ar' ? 'heroAr' : 'heroEn') : scene];
  // A phone waits for nothing larger than this; a wide screen loads these 3 kB for nothing.
  // React 18 knows the attribute only as HTML writes it.
  const load = scene === 'heroMobile' ? ({ fetchpriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <span className={classes(styles.scene, className)} data-scene={scene} aria-hidden="true">
      <img src={art} alt="" {...load} />
      <img className={styles.star} src={star} alt="" loading="lazy" />
    </span>
  );
}
