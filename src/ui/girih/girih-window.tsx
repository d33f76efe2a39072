import { classes } from '../layout/classes.ts';
import styles from './girih-window.module.css';
import full from './window.svg';
import fullStar from './window-star.svg';
import openCentre from './window-open-centre.svg';
import shut from './window-shut.svg';
import small from './window-small.svg';
import smallStar from './window-small-star.svg';

const WINDOWS = {
  full: { art: full, star: fullStar, width: 436, height: 616 },
  small: { art: small, star: smallStar, width: 88, height: 124 },
  shut: { art: shut, star: null, width: 120, height: 169 },
  openCentre: { art: openCentre, star: null, width: 120, height: 169 },
} as const;

interface GirihWindowProps {
  /** `shut` is the dense lattice of a refused page, `openCentre` lacks its middle: nothing is there. */
  look?: keyof typeof WINDOWS;
  /** Width in px, frame included. */
  width?: number;
  className?: string;
}

/** The firm's window, decorative. Its centre star fades in once, after the art is there. */
export function GirihWindow({ look = 'full', width, className }: GirihWindowProps) {
  const { art, star, ...drawn } = WINDOWS[look];
  const shown = width ?? drawn.width;
  const size = { width: shown, height: Math.round((shown * drawn.height) / drawn.width) };
  return (
    <span className={classes(styles.window, className)} aria-hidden="true">
      <img src={art} alt="" {...size} />
      {star && <img className={styles.star} src={star} alt="" {...size} />}
    </span>
  );
}
