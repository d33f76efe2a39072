import type { Icon, IconProps } from '@tabler/icons-react';
import { classes } from '../layout/classes.ts';
import styles from './directional-icon.module.css';

interface DirectionalIconProps extends IconProps {
  /** The icon as it is drawn for left-to-right; it is mirrored on a right-to-left page. */
  icon: Icon;
}

/** An arrow, chevron, door or sidebar: an icon whose meaning has a direction. Checks, clocks and phones never mirror. */
export function DirectionalIcon({ icon: Drawn, size = 18, className, ...rest }: DirectionalIconProps) {
  return (
    <Drawn
      size={size}
      stroke={1.6}
      aria-hidden="true"
      {...rest}
      className={classes(styles.icon, className)}
    />
  );
}
