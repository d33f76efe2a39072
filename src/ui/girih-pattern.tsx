import { classes } from './classes.ts';
import styles from './girih-pattern.module.css';

interface GirihPatternProps {
  /** From open to resolved: `lattice` 51°, `knot` 60°, `star` 67.5°. */
  angle?: 'lattice' | 'knot' | 'star';
  /** Fades to nothing towards inline-start, so that text beside it stays on plain ground. */
  isFading?: boolean;
  className?: string;
}

/** A field of lines over its positioned parent, in the parent's text colour; opacity is the caller's to set. */
export function GirihPattern({ angle = 'lattice', isFading = false, className }: GirihPatternProps) {
  return (
    <span className={classes(styles.place, className)} data-fading={isFading || undefined} aria-hidden="true">
      <span className={styles.lines} data-angle={angle} />
    </span>
  );
}
