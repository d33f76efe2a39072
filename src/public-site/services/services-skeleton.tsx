import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import styles from './services-skeleton.module.css';

/** Two categories on their way. */
export function ServicesSkeleton() {
  return (
    <SkeletonRegion>
      {['46%', '34%'].map((width) => (
        <div key={width} className={styles.category}>
          <Skeleton width={84} height={119} />
          <div>
            <Skeleton width={width} height={38} />
            {['82%', '64%', '74%', '58%'].map((line) => (
              <div key={line} className={styles.line}>
                <Skeleton width={line} height={18} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
