import type { ReactNode } from 'react';
import styles from './own-data-page.module.css';

/** The part about one's deletion. Its heading takes the focus of a form or button that goes once it is pressed. */
export const DELETION = 'deletion';

interface DataSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page, with its heading. */
export function DataSection({ id, title, children }: DataSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
