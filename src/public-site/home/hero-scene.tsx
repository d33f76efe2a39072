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
  className: string | undefined;
}

/**
 * The field of lines with the window, at the angle of the slide, from the fourth on those of the first ones again; the
 * picture of a slide stands in the window, in the firm's two tones.
 */
export function HeroScene({ scene, language, slides, at, className }: HeroSceneProps) {
  return (
    <div className={classes(styles.scene, className)} data-scene={scene} aria-hidden="true">
      {Array.from({ length: Math.min(slides.length, HERO_DRAWINGS) }, (_, drawing) => (
        <div
          key={drawing}
          className={styles.drawing}
          data-shown={drawing === at % HERO_DRAWINGS || undefined}
        >
          <GirihScene scene={scene} language={language} drawing={drawing} />
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
