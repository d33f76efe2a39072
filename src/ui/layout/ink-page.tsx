import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './ink-page.module.css';

interface InkPageProps {
  children: ReactNode;
  /** A page of its own is the `main` of the document; a screen that stands in for a page is not. */
  isTopLevel?: boolean;
  className?: string;
}

/** The full-screen ink frame of 401, 404 and loading. */
export function InkPage({ children, isTopLevel = true, className }: InkPageProps) {
  const Frame = isTopLevel ? 'main' : 'div';
  return (
    <Frame id={isTopLevel ? 'main' : undefined} className={classes(styles.page, className)}>
      {children}
    </Frame>
  );
}
