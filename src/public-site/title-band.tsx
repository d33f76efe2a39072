import type { ReactNode } from 'react';
import type { Image } from '#contract/images.ts';
import type { AboutPage } from '#contract/page-rendering.ts';
import { GirihPattern } from '#ui/girih/girih-pattern.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './title-band.module.css';

interface TitleBandProps {
  /** The heading of the page. */
  title: string;
  /** Names the page in the browser's tab. Default: the title. */
  metaTitle?: string;
  /** What search engines print under the title. */
  description?: string;
  /** There is nothing at this address. */
  isMissing?: boolean;
  /** The picture of the person that the page is about, for shared links. */
  portrait?: Image | null;
  /** What it says of itself beyond that. */
  about?: AboutPage | undefined;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Above the heading: the way back. */
  before?: ReactNode;
  /** Under it: a search. */
  children?: ReactNode;
}

/** The ink band that opens a page: heading and lead on plain ink, the field of lines coming out of it. */
export function TitleBand(props: TitleBandProps) {
  const { title, metaTitle = title, isMissing, lead, before, children } = props;
  const { description, portrait = null, about } = props;
  return (
    <div className={styles.band}>
      <GirihPattern isFading isInPage className={styles.pattern} />
      <div className={styles.head}>
        {before}
        <PageHeading
          title={metaTitle}
          description={description}
          portrait={portrait}
          about={about}
          isMissing={isMissing}
          className={styles.title}
        >
          {title}
        </PageHeading>
        {lead && <div className={styles.lead}>{lead}</div>}
        {children && <div className={styles.after}>{children}</div>}
      </div>
    </div>
  );
}
