import {
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClockHour4,
  IconHelpCircle,
  IconPhoneOutgoing,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './status-chip.module.css';

/** Where a request stands: colour, silhouette and word. A value that is not known is «Unknown» (R199). */
export function StatusChip({ status }: { status: string }) {
  const { t } = useTranslation();
  const { tone, icon: Icon, label } = LOOKS.find((look) => look.status === status) ?? UNKNOWN;
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon size={15} aria-hidden="true" />
      {t(label)}
    </span>
  );
}

const LOOKS = [
  { status: 'Pending', tone: 'pending', icon: IconClockHour4, label: 'status.pending' },
  { status: 'Contacted', tone: 'contacted', icon: IconPhoneOutgoing, label: 'status.contacted' },
  { status: 'Resolved', tone: 'resolved', icon: IconCircleCheckFilled, label: 'status.resolved' },
  { status: 'Rejected', tone: 'rejected', icon: IconCircleXFilled, label: 'status.rejected' },
] as const;

const UNKNOWN = { tone: 'unknown', icon: IconHelpCircle, label: 'status.unknown' } as const;
