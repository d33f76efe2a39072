import type { MatterKind } from './matters.ts';

const pending = { status: 'Pending', tone: 'pending' } as const;

/** How each state is shown: colour and word. Pending consultations have a word of their own (R229). */
const LOOKS = {
  requests: [
    { ...pending, label: 'status:pending' },
    { status: 'Contacted', tone: 'contacted', label: 'status:contacted' },
    { status: 'Resolved', tone: 'resolved', label: 'status:resolved' },
    { status: 'Rejected', tone: 'rejected', label: 'status:rejected' },
  ],
  consultations: [
    { ...pending, label: 'status:pendingReview' },
    { status: 'Scheduled', tone: 'scheduled', label: 'status:scheduled' },
    { status: 'Completed', tone: 'completed', label: 'status:completed' },
    { status: 'Cancelled', tone: 'cancelled', label: 'status:cancelled' },
  ],
} as const;

const UNKNOWN = { status: '', tone: 'unknown', label: 'status:unknown' } as const;

/** Every state that a kind can have. */
export const statusPresentationOf = (kind: MatterKind) => LOOKS[kind];

/** A value that is not known is «Unknown» (R199). */
export const lookOf = (kind: MatterKind, status: string) =>
  LOOKS[kind].find((look) => look.status === status) ?? UNKNOWN;
