import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { RequestForm } from '../request-form/request-form.tsx';
import styles from './request-panel.module.css';

interface RequestPanelProps {
  serviceId: number | null;
  /** The services of this category come first. */
  categoryId?: number;
  /** Whether somebody chose what to ask for: narrow screens take them to the form. */
  isAsking: boolean;
  onServiceChange: (serviceId: number | null) => void;
  /** Where the form is a step of its own on narrow screens: leads out of it. */
  onLeave?: () => void;
}

/** The form beside what can be asked for; on narrow screens, where both have no room, after it. */
export function RequestPanel(props: RequestPanelProps) {
  const { serviceId, categoryId, isAsking, onServiceChange, onLeave } = props;
  const { t } = useTranslation(['services']);
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(isAsking);

  // Where the form is not in sight beside the list, the reader is taken along; whoever chose in the form is there.
  useEffect(() => {
    const hasStarted = isAsking && !wasAsking.current;
    wasAsking.current = isAsking;
    if (!hasStarted || window.matchMedia('(width >= 1024px)').matches) return;
    if (place.current?.contains(document.activeElement)) return;
    place.current?.scrollIntoView();
    place.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isAsking]);

  return (
    <div ref={place} className={styles.panel}>
      {onLeave && (
        <Button variant="quiet" className={styles.back} onClick={onLeave}>
          <DirectionalIcon icon={IconArrowLeft} size={20} />
          {t('services:backToList')}
        </Button>
      )}
      <RequestForm serviceId={serviceId} categoryId={categoryId ?? null} onServiceChange={onServiceChange} />
    </div>
  );
}
