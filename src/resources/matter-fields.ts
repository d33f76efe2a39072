import type { Access } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { StatusTone } from '#contract/kinds/select.ts';
import { date, dateTime, files, longText, reference, rows, select, text } from '#contract/fields.ts';
import { FILES_MAX } from '#contract/file-rules.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { type Workflow, openStates } from '#contract/workflow.ts';

/** At most this much of a note is shown in a list. */
export const LAST_NOTE_MAX = 300;

/** What requests and consultations have in common: a client sends them once, staff carry them to their end. */
export const staff = { Admin: 'all', CustomerService: 'all' } as const;
const staffAndOwner = { ...staff, User: 'own' } as const;

export const matterAccess = {
  list: staffAndOwner,
  read: staffAndOwner,
  create: { User: 'own' },
  update: staff,
  delete: false,
} as const satisfies Access;

/** The client's own words are written when they send them, and stay as they are. */
export const byClient = ['User'] as const;

export const matterFields = {
  number: text({
    label: { ar: 'الرقم المرجعي', en: 'Reference' },
    format: 'reference',
    writeBy: 'server',
    searchable: true,
  }),
  clientId: reference({
    label: { ar: 'العميل', en: 'Client' },
    to: 'users',
    among: { role: ['User'] },
    searchThrough: true,
    widget: 'person',
    onDelete: 'keep',
    writeBy: 'server',
    filterable: true,
  }),
  branchId: reference({
    label: { ar: 'الفرع', en: 'Branch' },
    to: 'branches',
    widget: 'office',
    filterable: true,
  }),
  attachments: files({ label: { ar: 'المرفقات', en: 'Attachments' }, max: FILES_MAX }),
  assigneeId: reference({
    label: { ar: 'المسؤول', en: 'Assigned to' },
    to: 'users',
    among: { role: STAFF_ROLES, isSuspended: false },
    widget: 'staff',
    // Names are not unique: the client's page links to the lawyer by this.
    answersWith: 'lawyerId',
    onDelete: 'keep',
    writeBy: STAFF_ROLES,
    optional: true,
    filterable: true,
  }),
  firstContactAt: dateTime({
    label: { ar: 'أول تواصل', en: 'First contact' },
    writeBy: 'server',
    optional: true,
  }),
  /** The beginning of what the firm last wrote to the client; never of a note inside. */
  lastNote: text({
    label: { ar: 'آخر ملاحظة للعميل', en: 'Latest note to the client' },
    writeBy: 'server',
    optional: true,
    max: LAST_NOTE_MAX,
  }),
  /** Whether something asked of the client waits for them, or an answer of theirs for staff; the answer goes first. */
  taskState: select({
    label: { ar: 'المطلوب من العميل', en: 'Asked of the client' },
    options: {
      asked: { ar: 'بانتظار العميل', en: 'Waiting for the client' },
      answered: { ar: 'أرسل العميل المطلوب', en: 'The client has answered' },
    },
    writeBy: 'server',
    optional: true,
    filterable: true,
  }),
  /** The first day by which the client is asked for something; missing while nothing is. */
  taskDueOn: date({
    label: { ar: 'مهلة ما طُلب من العميل', en: 'Asked of the client by' },
    hijri: true,
    writeBy: 'server',
    optional: true,
    filterable: true,
    dueWhile: { field: 'taskState', in: ['asked', 'answered'] },
  }),
  /** Why the law or a dispute forbids to erase it. Where it says something, the record is under hold. */
  legalHold: longText({
    label: { ar: 'سبب منع الحذف', en: 'Reason for legal hold' },
    help: {
      ar: 'ما دام هذا السبب مدوّنًا لا تُحذف بيانات السجل، ويطّلع عليه العميل إن طلب حذف بياناته.',
      en: 'While a reason is entered, the record is not erased. Clients who ask for deletion are shown it.',
    },
    readBy: STAFF_ROLES,
    writeBy: ['Admin'],
    optional: true,
    max: 300,
  }),
  closedAt: dateTime({
    label: { ar: 'تاريخ الإغلاق', en: 'Closed' },
    writeBy: 'server',
    optional: true,
  }),
} as const;

/** What a matter has beside those where its parties are compared with everybody. */
export const conflictFields = {
  /** Where the conflicts of interest that its parties may have stand; missing where none was found. */
  conflictState: select({
    label: { ar: 'تعارض المصالح', en: 'Conflicts' },
    options: {
      open: { ar: 'تعارض لم يُبتّ فيه', en: 'Conflict undecided' },
      walled: { ar: 'محجوب عن بعض الزملاء', en: 'Walled off from some' },
      cleared: { ar: 'لا يوجد تعارض', en: 'No conflict' },
    },
    tones: { open: 'pending', walled: 'cancelled', cleared: 'resolved' },
    readBy: STAFF_ROLES,
    writeBy: 'server',
    optional: true,
    filterable: true,
  }),
} as const;

/** Who takes care of it and until when, in the order in which it is shown. */
export const handling = [
  'branchId',
  'assigneeId',
  'createdAt',
  'replyDueAt',
  'dueDate',
  'legalHold',
] as const;

/** What waits for an answer, of the firm or of the client. */
export const waiting = ['replyDueAt', 'taskState', 'taskDueOn'] as const;

/** What every list of them is filtered by, behind what is its own. */
export const matterFilters = ['assigneeId', 'dueDate', 'createdAt', 'clientId', ...waiting] as const;

/** What staff write in every form of them, behind what is its own. */
export const matterFormFields = ['branchId', 'assigneeId', 'dueDate', 'legalHold'] as const;

/** Where it stands. Only a move changes it. */
export const matterStatus = <State extends string, Move extends string>(
  workflow: Workflow<State, Move>,
  tones: Readonly<Record<State, StatusTone>>,
) =>
  select({
    label: { ar: 'الحالة', en: 'Status' },
    options: workflow.states,
    tones,
    writeBy: 'server',
    filterable: true,
    sortable: true,
  });

/**
 * Until when something is to be done.
 * @param workflow whether it is still to be done
 */
export const dueFields = <State extends string, Move extends string>(workflow: Workflow<State, Move>) => ({
  /** When the office has promised to answer first, by its own working hours; missing where it has none. */
  replyDueAt: dateTime({
    label: { ar: 'موعد الردّ الأول', en: 'First reply due' },
    writeBy: 'server',
    optional: true,
    filterable: true,
    sortable: true,
    dueWhile: { field: workflow.field, in: [workflow.initial], unless: 'firstContactAt' },
  }),
  dueDate: date({
    label: { ar: 'موعد الإنجاز', en: 'Due' },
    hijri: true,
    writeBy: STAFF_ROLES,
    optional: true,
    filterable: true,
    sortable: true,
    dueWhile: { field: workflow.field, in: openStates(workflow) },
  }),
});

/** Whoever has to do with it. Clients never see them. */
export const partyRows = (of: AnyResource, by: string) =>
  rows({
    label: { ar: 'الأطراف', en: 'Parties' },
    help: { ar: 'لا يراها العميل.', en: 'Clients do not see them.' },
    of,
    by,
    max: 40,
    searchable: true,
    readBy: STAFF_ROLES,
    writeBy: STAFF_ROLES,
  });

export const received = { createdAt: { ar: 'الاستلام', en: 'Received' } } as const;
