import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import styles from './faq-skeleton.module.css';

/** Two topics on their way. */
export function FaqSkeleton() {
  return (
    <SkeletonRegion>
      {['34%', '28%'].map((width) => (
        <div key={width} className={styles.topic}>
          <Skeleton width={width} height={34} />
          {['72%', '54%', '63%', '48%'].map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton width={line} height={18} />
            </div>
          ))}
        </div>
      ))}
    </SkeletonRegion>
  );
}
