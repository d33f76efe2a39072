import type { ReactNode } from 'react';
import styles from './own-data-page.module.css';

interface DataSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page, with its heading. */
export function DataSection({ id, title, children }: DataSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
