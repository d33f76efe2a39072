import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AppFailure } from '#providers/http/app-failure.ts';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PageHeading } from '../page-heading.tsx';
import { BackToMatters } from './back-to-matters.tsx';
import { ReplyForm } from './lazy-reply-form.ts';
import { LoadFailure } from './load-failure.tsx';
import { MatterDetails } from './matter-details.tsx';
import { MatterMissing } from './matter-missing.tsx';
import styles from './matter-page.module.css';
import type { MatterKind } from './matters.ts';
import { useMatter } from './use-matters.ts';

/** R41, R220, R221: one of the client's requests. */
export function RequestDetailsPage() {
  const { requestId = '' } = useParams();
  return <MatterPage kind="requests" id={requestId} />;
}

/** R241, R242, A18: one of the client's consultations. */
export function ConsultationDetailsPage() {
  const { consultationId = '' } = useParams();
  return <MatterPage kind="consultations" id={consultationId} />;
}

interface MatterPageProps {
  kind: MatterKind;
  /** As it stands in the address. */
  id: string;
}

function MatterPage({ kind, id }: MatterPageProps) {
  return (
    <SiteLayout ground="white">
      <div className={styles.page}>
        <BackToMatters kind={kind} />
        {/^[1-9]\d{0,14}$/.test(id) ? (
          <LoadedMatter key={id} kind={kind} id={Number(id)} />
        ) : (
          <MatterMissing kind={kind} />
        )}
      </div>
    </SiteLayout>
  );
}

function LoadedMatter({ kind, id }: { kind: MatterKind; id: number }) {
  const { t } = useTranslation(['profile']);
  const { matter, error, refetch } = useMatter(kind, id);
  useEffect(() => ReplyForm.preload(), []);
  if (error instanceof AppFailure && error.status === 404) return <MatterMissing kind={kind} />;
  if (matter) return <MatterDetails kind={kind} matter={matter} />;
  return (
    <>
      <PageHeading
        title={t(kind === 'requests' ? 'profile:title' : 'profile:tabConsultations')}
        className={styles.title}
      />
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
