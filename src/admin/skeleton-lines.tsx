import { Skeleton } from '@mantine/core';
import { SkeletonRegion } from '#ui/loading/skeleton.tsx';

/** The place of a text that is on its way. @param widths of its lines, in percent */
export const SkeletonLines = ({ widths }: { widths: readonly number[] }) => (
  <SkeletonRegion>
    {widths.map((width, at) => (
      <Skeleton key={at} width={`${width}%`} />
    ))}
  </SkeletonRegion>
);
