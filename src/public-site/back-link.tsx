import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import styles from './back-link.module.css';

/** The way back to the page above, over the heading of a page. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <DirectionalIcon icon={IconArrowLeft} />
      {children}
    </Link>
  );
}
