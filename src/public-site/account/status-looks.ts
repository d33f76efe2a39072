import {
  IconCalendarEvent,
  IconCircleCheckFilled,
  IconCircleOff,
  IconCircleXFilled,
  IconClockHour4,
  IconHelpCircle,
  IconPhoneOutgoing,
} from '@tabler/icons-react';
import type { MatterKind } from './matters.ts';

const pending = { status: 'Pending', tone: 'pending', icon: IconClockHour4 } as const;

/** How each state is shown: colour, silhouette and word. Pending consultations have a word of their own (R229). */
const LOOKS = {
  requests: [
    { ...pending, label: 'status.pending' },
    { status: 'Contacted', tone: 'contacted', icon: IconPhoneOutgoing, label: 'status.contacted' },
    { status: 'Resolved', tone: 'resolved', icon: IconCircleCheckFilled, label: 'status.resolved' },
    { status: 'Rejected', tone: 'rejected', icon: IconCircleXFilled, label: 'status.rejected' },
  ],
  consultations: [
    { ...pending, label: 'status.pendingReview' },
    { status: 'Scheduled', tone: 'scheduled', icon: IconCalendarEvent, label: 'status.scheduled' },
    { status: 'Completed', tone: 'completed', icon: IconCircleCheckFilled, label: 'status.completed' },
    { status: 'Cancelled', tone: 'cancelled', icon: IconCircleOff, label: 'status.cancelled' },
  ],
} as const;

const UNKNOWN = { status: '', tone: 'unknown', icon: IconHelpCircle, label: 'status.unknown' } as const;

/** Every state that a kind can have. */
export const looksOf = (kind: MatterKind) => LOOKS[kind];

/** A value that is not known is «Unknown» (R199). */
export const lookOf = (kind: MatterKind, status: string) =>
  LOOKS[kind].find((look) => look.status === status) ?? UNKNOWN;
