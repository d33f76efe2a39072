import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './issue.module.css';

/** What is wrong, beside its sign: for what frames itself. */
export const Issue = ({ children }: { children: ReactNode }) => (
  <span className={styles.issue}>
    <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
