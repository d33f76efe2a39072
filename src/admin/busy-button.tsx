import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentPropsWithoutRef, type MouseEvent, forwardRef } from 'react';
import { ButtonLabel } from '#ui/buttons/button-label.tsx';
import styles from '#ui/buttons/button.module.css';

interface BusyButtonProps
  extends Omit<ButtonProps, 'loading'>, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  isBusy: boolean;
  /** Said instead of the label while busy, such as «Saving…». */
  busyLabel?: string;
}

/**
 * Mantine's button for what takes a while. Mantine's own `loading` keeps the pointer away and nothing else: the
 * keyboard presses it again, and nobody is told. This one says that it is busy, ignores every press, and keeps its
 * focus and its width.
 */
export const BusyButton = forwardRef<HTMLButtonElement, BusyButtonProps>(function BusyButton(
  { isBusy, busyLabel, children, onClick, 'aria-disabled': isInactive, ...rest },
  ref,
) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isInactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      ref={ref}
      {...rest}
      classNames={LABEL}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isInactive || undefined}
      onClick={handleClick}
    >
      <ButtonLabel isLoading={isBusy} loadingLabel={busyLabel}>
        {children}
      </ButtonLabel>
    </Button>
  );
});

const LABEL = { label: styles.labels ?? '' };
