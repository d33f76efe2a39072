import { SiteLayout } from '#public-site/frame/site-layout.tsx';
import { ErrorFallback } from '#ui/loading/section-error-boundary.tsx';

/** In the place of a page that broke: the frame, so that every other page is one step away. */
export function BrokenPage() {
  return (
    <SiteLayout ground="white">
      <ErrorFallback />
    </SiteLayout>
  );
}
