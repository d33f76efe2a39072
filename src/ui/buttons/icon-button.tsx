import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classes } from '../layout/classes.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** There is nothing to read but the icon. */
  'aria-label': string;
  /** 34 and 28 px, for a finger 44. Default: medium. */
  size?: 'medium' | 'small';
}

/** A button that is an icon alone, on the panel's ground. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { size = 'medium', className, type = 'button', ...rest },
  ref,
) {
  return (
    <button ref={ref} type={type} className={classes(styles.button, className)} data-size={size} {...rest} />
  );
});
