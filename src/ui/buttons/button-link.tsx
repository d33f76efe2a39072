import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { buttonLook, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';
import { classes } from '../layout/classes.ts';

type ButtonLinkProps = ButtonLook &
  ComponentPropsWithoutRef<'a'> & {
    /** A page of this site. Give `href` instead for everything else: `tel:`, `mailto:`, a file. */
    to?: To;
    /** What the navigation to `to` brings along. */
    state?: unknown;
  };

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant, size, isFullWidth, to, state, className, children, ...rest },
  ref,
) {
  const shared = {
    ref,
    className: classes(styles.button, className),
    ...buttonLook({ variant, size, isFullWidth }),
    ...rest,
  };
  const label = <span className={styles.label}>{children}</span>;
  if (to === undefined) return <a {...shared}>{label}</a>;
  return (
    <Link to={to} state={state} {...shared}>
      {label}
    </Link>
  );
});
