import type { Attachment } from '#contract/attachments.ts';
import { labelKey } from '#contract/field-keys.ts';
import type { Matter } from '#contract/matter.ts';
import { inWritingOf } from '#contract/in-writing.ts';
import type { InWriting } from '#contract/portal.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { lawyerAt } from './lawyer-at.ts';

/** A record of a matter, as the client area shows all of them. */
export interface MatterRecord {
  id: number;
  number: string;
  title: string;
  description: string;
  status: string;
  /** Of what kind it is: the service, for example. */
  topic: string | null;
  branchId: number | null;
  branch: string | null;
  createdAt: string;
  /** What the firm last wrote to the client; empty when it wrote nothing. */
  lastNote: string;
  replyDueAt: string | null;
  /** When the firm first did something about it that its client sees. */
  firstContactAt: string | null;
  /** Whether something asked of the client, or sent by them, is under way. */
  taskState: string | null;
  /** The first day by which something is asked of the client. */
  taskDueOn: string | null;
  /** The day by which the firm wants to be done. */
  dueDate: string | null;
  /** When nothing was left to do. */
  closedAt: string | null;
  /** Why it was not taken on, in the firm's words to the client. */
  reason: string | null;
  /** The time that the client chose and that is kept for them, while the firm has not confirmed it. */
  wishedAt: string | null;
  /** When it would end; null where the host does not say. */
  wishedUntil: string | null;
  /** The same that has passed, and nobody has confirmed it. */
  missedWish: string | null;
  /** What is said of one that is answered in writing. Default: somebody meets for it. */
  inWriting: InWriting<string> | undefined;
  appointment: {
    at: string;
    /** When it ends; null where the host does not say. */
    until: string | null;
    consultant: string | null;
    /** Their number among the lawyers of the site. */
    consultantId: number | null;
    place: string | null;
  } | null;
  attachments: readonly Attachment[];
  /** All of it, for the facts that a portal names. */
  values: AnyRecord;
}

/** The record as its portal shows it at a moment. */
export function asMatter(matter: Matter, record: AnyRecord, now: Date): MatterRecord {
  const { portal, workflow, title } = matter;
  const textAt = (key: string | undefined): string | null => {
    const value = key === undefined ? null : record[key];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const { calendar } = portal;
  const at = textAt(calendar?.at);
  const wish = textAt(calendar?.booking?.wish);
  const waiting = textAt(workflow.field) === workflow.initial ? wish : null;
  const isPast = waiting !== null && Date.parse(waiting) <= now.getTime();
  const { branchId, attachments } = record;
  return {
    id: record.id,
    number: textAt('number') ?? '',
    title: textAt(title) ?? '',
    description: textAt(portal.description) ?? '',
    status: textAt(workflow.field) ?? '',
    topic: portal.topic === undefined ? null : textAt(labelKey(portal.topic)),
    branchId: typeof branchId === 'number' ? branchId : null,
    branch: textAt('branch'),
    createdAt: textAt('createdAt') ?? '',
    lastNote: textAt('lastNote') ?? '',
    replyDueAt: textAt('replyDueAt'),
    firstContactAt: textAt('firstContactAt'),
    taskState: textAt('taskState'),
    taskDueOn: textAt('taskDueOn'),
    dueDate: textAt('dueDate'),
    closedAt: textAt('closedAt'),
    reason: textAt(portal.reason),
    wishedAt: isPast ? null : waiting,
    wishedUntil: waiting === null || isPast || at !== null ? null : textAt(calendar?.until),
    missedWish: isPast ? waiting : null,
    inWriting: inWritingOf(portal, record),
    appointment:
      at && calendar
        ? {
            at,
            until: textAt(calendar.until),
            consultant: labelAt(calendar.with),
            consultantId: lawyerAt({ kind: matter, record, key: calendar.with }),
            place: textAt(calendar.place),
          }
        : null,
    // What the host answered was checked by the schema of the field.
    attachments: Array.isArray(attachments) ? (attachments as Attachment[]) : [],
    values: record,
  };

  function labelAt(key: string | undefined): string | null {
    return key === undefined ? null : textAt(labelKey(key));
  }
}
