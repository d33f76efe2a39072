import type { Attachment } from '#contract/attachments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { consultationPath, pages, requestPath } from '#contract/pages.ts';
import type { RecordOf } from '#contract/record-types.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';

/** What a client has with the firm: requests for services, and consultations (A18). */
export const MATTER_KINDS = ['requests', 'consultations'] as const;
export type MatterKind = (typeof MATTER_KINDS)[number];

/** A request or a consultation, as the client area shows both. */
export interface Matter {
  id: number;
  number: string;
  title: string;
  description: string;
  status: string;
  /** The service, or the kind of consultation. */
  topic: string | null;
  area: string | null;
  branchId: number | null;
  branch: string | null;
  assignee: string | null;
  preferredTimes: string | null;
  createdAt: string;
  /** What the firm last wrote to the client; empty when it wrote nothing. */
  lastNote: string;
  replyDueAt: string | null;
  dueDate: string | null;
  /** Why it was not taken on, in the firm's words to the client. */
  reason: string | null;
  appointment: { at: string; consultant: string | null; place: string | null } | null;
  attachments: readonly Attachment[];
}

interface Kind {
  resource: AnyResource;
  pathOf: (id: number) => string;
  /** Where a new one begins. */
  startPath: string;
  /** The states on the way of one that goes well, in their order. */
  way: readonly string[];
  asMatter: (record: AnyRecord) => Matter;
}

export const matterKinds: Readonly<Record<MatterKind, Kind>> = {
  requests: {
    resource: requests,
    pathOf: requestPath,
    startPath: pages.services.path,
    way: ['Pending', 'Contacted', 'Resolved'],
    // What the host answered was checked by the schema that the type is derived from.
    asMatter: (record) => ofRequest(record as unknown as RecordOf<typeof requests>),
  },
  consultations: {
    resource: consultations,
    pathOf: consultationPath,
    startPath: pages.consultations.path,
    way: ['Pending', 'Scheduled', 'Completed'],
    asMatter: (record) => ofConsultation(record as unknown as RecordOf<typeof consultations>), // as above
  },
};

const ofRequest = (record: RecordOf<typeof requests>): Matter => ({
  ...record,
  topic: record.service,
  area: null,
  preferredTimes: null,
  reason: record.rejectionReason || null,
  appointment: null,
});

const ofConsultation = (record: RecordOf<typeof consultations>): Matter => ({
  ...record,
  title: record.caseTitle,
  description: record.caseDescription,
  topic: record.consultationType,
  preferredTimes: record.preferredTimes || null,
  reason: record.cancelReason || null,
  appointment:
    record.scheduledAt === null
      ? null
      : { at: record.scheduledAt, consultant: record.consultant, place: record.place || null },
});
