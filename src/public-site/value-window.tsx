import type { Image } from '#contract/images.ts';
import { classes } from '#ui/layout/classes.ts';
import open from '#ui/girih/value-1.svg';
import knotted from '#ui/girih/value-2.svg';
import light from '#ui/girih/value-3.svg';
import exact from '#ui/girih/value-4.svg';
import { Picture } from '#ui/records/picture.tsx';
import styles from './value-window.module.css';

const DRAWINGS = [open, knotted, light, exact] as const;

interface ValueWindowProps {
  /** Its place among its neighbours, from 0: the angle of the lines and the ground follow it. */
  place: number;
  /** Shown in the window instead of the drawing, in the firm's two tones. */
  photo?: Image | null;
  /** How wide it is drawn, as the attribute of a picture says it. */
  sizes: string;
  className?: string | undefined;
}

/** The firm's hexagon, ornament: the text beside it says what it stands for. */
export function ValueWindow({ place, photo, sizes, className }: ValueWindowProps) {
  return (
    <span className={classes(styles.window, className)} aria-hidden="true">
      {photo ? (
        <Picture image={photo} alt="" sizes={sizes} className={styles.photo} />
      ) : (
        <img src={DRAWINGS[place % DRAWINGS.length]} alt="" width={232} height={328} loading="lazy" />
      )}
    </span>
  );
}
