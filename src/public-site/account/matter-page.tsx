import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Matter } from '#contract/matter.ts';
import { useDocumentColorScheme } from '#providers/browser/color-scheme.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { NotFoundPage } from '../lazy-not-found-page.ts';
import { PageHeading } from '../page-heading.tsx';
import { BackToMatters } from './back-to-matters.tsx';
import { AddFile } from './lazy-add-file.ts';
import { ReplyForm } from './lazy-reply-form.ts';
import { matterAt } from './matter-at.ts';
import { LoadFailure } from './load-failure.tsx';
import { MatterDetails } from './matter-details.tsx';
import { MatterMissing } from './matter-missing.tsx';
import styles from './matter-page.module.css';
import { useMatter } from './use-matters.ts';

/** One of the client's matters, of the kind that the address names (R41, R220, R221, R241, R242, A18). */
export function MatterPage() {
  useDocumentColorScheme();
  const { matter: path, recordId: id = '' } = useParams();
  const kind = matterAt(path);
  if (!kind)
    return (
      <LazyBoundary>
        <NotFoundPage />
      </LazyBoundary>
    );
  return (
    <SiteLayout ground="white">
      <div className={styles.page}>
        <BackToMatters kind={kind} />
        {/^[1-9]\d{0,14}$/.test(id) ? (
          <LoadedMatter key={`${kind.name} ${id}`} kind={kind} id={Number(id)} />
        ) : (
          <MatterMissing kind={kind} />
        )}
      </div>
    </SiteLayout>
  );
}

function LoadedMatter({ kind, id }: { kind: Matter; id: number }) {
  const { language } = useLanguage();
  const { matter, error, refetch } = useMatter(kind, id);
  const { words } = kind.portal;
  useEffect(() => {
    ReplyForm.preload();
    AddFile.preload();
  }, []);
  if (error instanceof AppFailure && error.status === 404) return <MatterMissing kind={kind} />;
  if (matter) return <MatterDetails kind={kind} matter={matter} />;
  return (
    <>
      <PageHeading title={(words.heading ?? words.tab)[language]} className={styles.title} />
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <div className={styles.skeleton}>
            {['32%', '70%', '100%', '92%', '64%'].map((width) => (
              <Skeleton key={width} width={width} height={22} />
            ))}
          </div>
        </SkeletonRegion>
      )}
    </>
  );
}
