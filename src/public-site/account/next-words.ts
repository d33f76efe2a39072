import type { MatterKind } from './matters.ts';

const WORDS = {
  requests: {
    Pending: 'requestDetail:nextPending',
    Contacted: 'requestDetail:nextContacted',
    Resolved: 'requestDetail:nextResolved',
    Rejected: 'requestDetail:nextRejected',
  },
  consultations: {
    Pending: 'requestDetail:nextPendingReview',
    Scheduled: 'requestDetail:nextScheduled',
    Completed: 'requestDetail:nextCompleted',
    Cancelled: 'requestDetail:nextCancelled',
  },
} as const;

type NextWords = { [Kind in MatterKind]: (typeof WORDS)[Kind][keyof (typeof WORDS)[Kind]] }[MatterKind];

/** What happens next, by the state. */
export const nextWords = (kind: MatterKind, status: string): NextWords | 'requestDetail:nextUnknown' => {
  const words: Readonly<Record<string, NextWords>> = WORDS[kind];
  return words[status] ?? 'requestDetail:nextUnknown';
};
