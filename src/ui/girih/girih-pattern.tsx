import { classes } from '../layout/classes.ts';
import knot from './cell-knot.svg?raw';
import styles from './girih-pattern.module.css';

interface GirihPatternProps {
  /** From open to resolved: `lattice` 51°, `knot` 60°, `star` 67.5°. */
  angle?: 'lattice' | 'knot' | 'star';
  /** Fades to nothing towards inline-start, so that text beside it stays on plain ground. */
  isFading?: boolean;
  /**
   * Drawn by the document itself, once on a page and at the knot's angle: for the first thing that is seen, where a
   * picture would come late. Default: a mask.
   */
  isInPage?: boolean;
  className?: string;
}

/** A field of lines over its positioned parent, in the parent's text colour; opacity is the caller's to set. */
export function GirihPattern(props: GirihPatternProps) {
  const { angle = 'lattice', isFading = false, isInPage = false, className } = props;
  return (
    <span className={classes(styles.place, className)} data-fading={isFading || undefined} aria-hidden="true">
      {isInPage ? (
        <svg width="100%" height="100%">
          <pattern id="girih-cell" x="50%" y="50%" width="154" height="154" patternUnits="userSpaceOnUse">
            <path d={CELL} fill="none" stroke="currentColor" strokeWidth="1.1" />
          </pattern>
          <rect width="100%" height="100%" fill="url(#girih-cell)" />
        </svg>
      ) : (
        <span className={styles.lines} data-angle={angle} />
      )}
    </span>
  );
}

/** What one cell draws, as the file has it. */
const CELL = / d="([^"]+)"/.exec(knot)?.[1];
