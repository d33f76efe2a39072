import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { ButtonLabel } from './button-label.tsx';
import { buttonLook, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';
import { classes } from '../layout/classes.ts';

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  isLoading?: boolean;
  /** Said instead of the label while loading, such as «Sending…». The button is as wide as the longer of the two. */
  loadingLabel?: string | undefined;
}

/**
 * A button. While loading it keeps its width and its focus: it is not disabled but ignores presses, so that a reader of
 * the screen is not thrown back to the top of the page and a form is not sent twice.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    isFullWidth,
    isLoading = false,
    loadingLabel,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type={type}
      className={classes(styles.button, className)}
      {...buttonLook({ variant, size, isFullWidth })}
      {...rest}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={handleClick}
    >
      <ButtonLabel isLoading={isLoading} loadingLabel={loadingLabel}>
        {children}
      </ButtonLabel>
    </button>
  );
});
