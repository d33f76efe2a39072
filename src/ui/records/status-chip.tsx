import {
  IconCalendarEvent,
  IconCircleCheckFilled,
  IconCircleOff,
  IconCircleXFilled,
  IconClockHour4,
  IconHelpCircle,
  IconMessage2,
  IconPencil,
  IconPhoneOutgoing,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusTone } from '#contract/kinds/select.ts';
import styles from './status-chip.module.css';

const ICONS = {
  pending: IconClockHour4,
  contacted: IconPhoneOutgoing,
  answered: IconMessage2,
  changed: IconPencil,
  scheduled: IconCalendarEvent,
  resolved: IconCircleCheckFilled,
  completed: IconCircleCheckFilled,
  rejected: IconCircleXFilled,
  cancelled: IconCircleOff,
  unknown: IconHelpCircle,
} as const satisfies Record<StatusTone | 'unknown', typeof IconClockHour4>;

interface StatusChipProps {
  tone: keyof typeof ICONS;
  /** Default: «Unknown», for a state that has no words here. */
  children?: ReactNode;
}

/** A state by word, icon and colour; filled icons mean that it is closed. */
export function StatusChip({ tone, children }: StatusChipProps) {
  const { t } = useTranslation(['status']);
  const Icon = ICONS[tone];
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      {children ?? t('status:unknown')}
    </span>
  );
}
