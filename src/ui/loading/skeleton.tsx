import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; a percentage is of the column. */
  width?: CSSProperties['inlineSize'];
  /** In px. */
  height?: number;
}

/** One bar where a line or a picture will stand. */
export function Skeleton({ width = '100%', height = 14 }: SkeletonProps) {
  return <span className={styles.bar} style={{ inlineSize: width, blockSize: height }} />;
}

interface SkeletonRegionProps {
  children: ReactNode;
  /** The same bars stood there before. Default: they are seen after 200 ms. */
  isAtOnce?: boolean;
}

/** The place of content that is on its way: bars shaped like it, and said once, politely. */
export function SkeletonRegion({ children, isAtOnce = false }: SkeletonRegionProps) {
  const { t } = useTranslation(['a11y']);
  return (
    <div className={isAtOnce ? undefined : styles.region} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('a11y:loadingRegion')}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
