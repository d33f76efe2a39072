import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Its anchor. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Under title and lead: a link to more. */
  action?: ReactNode;
  /** Default: page. */
  ground?: 'page' | 'surface' | 'sunken' | 'ink';
  /** `small` closes a page of its own subject. Default: large. */
  size?: 'large' | 'small';
  /** Whether the title stands beside the content where there is room. Default: over it. */
  isSplit?: boolean;
  children: ReactNode;
}

/** A part of a page on a ground of its own, under its title. */
export function Section(props: SectionProps) {
  const { id, title, lead, action, ground = 'page', size = 'large', isSplit = false, children } = props;
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-size={size}
      data-split={isSplit || undefined}
      data-far
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {action && <p className={styles.action}>{action}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
