import type { Language } from '#contract/language.ts';
import { classes } from '#ui/layout/classes.ts';
import { GirihScene, HERO_DRAWINGS } from '#ui/girih/girih-scene.tsx';
import { Picture } from '#ui/records/picture.tsx';
import type { HeroSlide } from './hero-slides.ts';
import styles from './hero-scene.module.css';

interface HeroSceneProps {
  /** `hero` is drawn for wide screens, `heroMobile` for narrow ones. */
  scene: 'hero' | 'heroMobile';
  language: Language;
  slides: readonly HeroSlide[];
  /** The slide that is shown, from 0. */
  at: number;
  /** Which drawing it stands before. */
  drawing: number;
  className: string | undefined;
}

/**
 * The field of lines with the window, at the angle of the slide; the picture of a slide stands in the window, in the
 * firm's two tones.
 */
export function HeroScene({ scene, language, slides, at, drawing, className }: HeroSceneProps) {
  return (
    <div className={classes(styles.scene, className)} data-scene={scene} aria-hidden="true">
      {Array.from({ length: Math.min(slides.length, HERO_DRAWINGS) }, (_, each) => (
        <div key={each} className={styles.drawing} data-shown={each === drawing || undefined}>
          <GirihScene scene={scene} language={language} drawing={each} />
        </div>
      ))}
      {slides.map(
        ({ id, image }, place) =>
          image && (
            <div key={id} className={styles.window} data-shown={place === at || undefined}>
              <Picture
                image={image}
                alt=""
                sizes={scene === 'hero' ? '(width < 1280px) 360px, 448px' : '(width < 1024px) 75vw, 1px'}
                isEager={place === 0}
                className={styles.photo}
              />
            </div>
          ),
      )}
    </div>
  );
}
