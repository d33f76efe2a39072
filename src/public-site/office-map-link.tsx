import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { officeMapLink } from './office-map.ts';
import styles from './office-map-link.module.css';
import type { Office } from './use-offices.ts';

/** The way to an office on a map; nothing where none is known. */
export function OfficeMapLink({ office, children }: { office: Office; children: ReactNode }) {
  const map = officeMapLink(office);
  if (map === null) return null;
  return (
    <a href={map} target="_blank" rel="noopener noreferrer" className={styles.map}>
      <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
      {children}
    </a>
  );
}
