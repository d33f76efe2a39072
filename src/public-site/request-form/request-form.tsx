import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Values } from '#contract/record-schemas.ts';
import { addWords } from '#providers/i18n/i18n.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { useIsSeen } from '#ui/loading/use-is-seen.ts';
import { PLACE, titleId } from './place.ts';
import styles from './request-form.module.css';

const RequestSent = lazyWithRetry(async () => (await import('./request-sent.tsx')).RequestSent);
const RequestFields = lazyWithRetry(async () => {
  const [{ RequestFields: Fields }] = await Promise.all([import('./request-fields.tsx'), addWords('forms')]);
  // With the fields: what was sent is told at once.
  RequestSent.preload();
  return Fields;
});

export interface RequestFormProps {
  /** The service chosen on the page around the form; another value chooses anew. */
  serviceId?: number | null;
  /** Its services come first. */
  categoryId?: number | null;
  /** Called with the service that is chosen now; `null` for none. */
  onServiceChange?: (serviceId: number | null) => void;
}

/** Asking for a service: a panel of its own, whose fields come after the page around it (R206-R217). */
export function RequestForm(props: RequestFormProps) {
  const { t } = useTranslation(['services']);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  // Where there is room for it beside the list it is seen at once; on narrow screens it is a step of its own.
  const isSeen = useIsSeen(panel);
  const [sent, setSent] = useState<Values | null>(null);
  const beginAnother = () => {
    setSent(null);
    // The button that was pressed goes.
    heading.current?.focus();
  };
  const { serviceId = null } = props;
  const [shownService, setShownService] = useState(serviceId);
  if (serviceId !== shownService) {
    setShownService(serviceId);
    // Whoever asks for another one means to write again.
    if (serviceId !== null) setSent(null);
  }
  useEffect(() => {
    if (hash !== `#${PLACE}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <section ref={panel} id={PLACE} className={styles.panel} aria-labelledby={titleId(PLACE)}>
      <h2 ref={heading} id={titleId(PLACE)} tabIndex={-1} className={styles.title}>
        {t('services:requestTitle')}
      </h2>
      {sent ? (
        <LazyBoundary>
          <RequestSent record={sent} onAnother={beginAnother} />
        </LazyBoundary>
      ) : isSeen ? (
        <LazyBoundary placeholder={<FieldsSkeleton />}>
          <RequestFields {...props} onSent={setSent} />
        </LazyBoundary>
      ) : (
        <div aria-hidden="true" className={styles.room}>
          <FieldBars />
        </div>
      )}
    </section>
  );
}

function FieldsSkeleton() {
  return (
    <div className={styles.room}>
      <SkeletonRegion isAtOnce>
        <FieldBars />
      </SkeletonRegion>
    </div>
  );
}

/** As high as the fields: by the style sheet, since the host draws them and no style of an element is let through. */
const FieldBars = () => (
  <div className={styles.skeleton}>
    <span />
    <span />
    <span className={styles.text} />
    <span className={styles.text} />
    <span />
  </div>
);
