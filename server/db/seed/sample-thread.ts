import type { threadEntries } from '../tables/thread-entries.ts';

export interface SampleMatter {
  readonly id: number;
  readonly status: string;
  readonly clientId: number;
  readonly assigneeId: number | null;
  readonly receivedAt: Date;
  /** When it was kept. Default: some days after it came. */
  readonly scheduledAt?: Date | null;
  /** Whoever of the staff writes. */
  readonly writer: number | null;
}
type Entry = typeof threadEntries.$inferInsert;

const HOUR = 3_600_000;
/** After so many hours the office spoke to the client, and after so many it was done. */
const CONTACTED = 5;
const CLOSED = 52;

const isClosed = (status: string): boolean =>
  ['Resolved', 'Rejected', 'Completed', 'Cancelled'].includes(status);

/** The moments of a sample; one that would still lie ahead is right now. */
function momentsOf({ receivedAt, scheduledAt }: SampleMatter) {
  const past = (moment: number): string => new Date(Math.min(moment, Date.now() - 60_000)).toISOString();
  const after = (hours: number): string => past(receivedAt.getTime() + hours * HOUR);
  return { after, closedAt: scheduledAt ? past(scheduledAt.getTime() + HOUR) : after(CLOSED) };
}

/** The times of a sample's row, as its thread tells them. */
export function sampleTimes(matter: SampleMatter) {
  const { status, receivedAt } = matter;
  const { after, closedAt } = momentsOf(matter);
  const received = receivedAt.toISOString();
  const updatedAt = isClosed(status) ? closedAt : status === 'Pending' ? received : after(CONTACTED);
  return {
    createdAt: received,
    updatedAt,
    firstContactAt: status === 'Pending' ? null : after(CONTACTED),
    closedAt: isClosed(status) ? closedAt : null,
  };
}

/** What was done and noted on the way of a sample to its state. */
export function sampleThread(
  resource: 'requests' | 'consultations',
  matter: SampleMatter,
  reason: string,
): Entry[] {
  const { id, status, clientId, assigneeId, writer } = matter;
  const { after, closedAt } = momentsOf(matter);
  const entry = (
    hours: number,
    rest: Pick<Entry, 'kind' | 'visibility' | 'text' | 'data' | 'authorId'>,
  ): Entry => ({
    resource,
    recordId: id,
    createdAt: after(hours),
    ...rest,
  });
  const move = (hours: number, name: string, from: string, to: string, text?: string): Entry =>
    entry(hours, {
      kind: 'moved',
      visibility: 'client',
      authorId: writer,
      ...(text === undefined ? {} : { text }),
      data: { move: name, from, to, changes: {} },
    });
  const note = (hours: number, visibility: 'internal' | 'client', text: string, authorId = writer): Entry =>
    entry(hours, { kind: 'note', visibility, authorId, text });

  const isContacted = status !== 'Pending';
  return [
    entry(0, { kind: 'received', visibility: 'client', authorId: clientId }),
    ...(assigneeId === null
      ? []
      : [
          entry(1, {
            kind: 'assigned',
            visibility: 'internal',
            authorId: writer,
            data: { changes: { assigneeId: [null, assigneeId] } },
          }),
          note(2, 'internal', 'يفضّل العميل الاتصال بعد الرابعة عصرًا. طُلبت المستندات من فريق الفرع.'),
        ]),
    ...(isContacted ? steps() : []),
  ];

  function steps(): Entry[] {
    if (resource === 'consultations') {
      const scheduled = move(CONTACTED, 'schedule', 'Pending', 'Scheduled');
      if (status === 'Cancelled') return [move(CLOSED, 'cancel', 'Pending', status, reason)];
      return [
        scheduled,
        note(CONTACTED + 1, 'client', 'يُرجى إحضار أصل العقد والمراسلات إلى الموعد.'),
        ...(status === 'Completed'
          ? [{ ...move(CLOSED, 'complete', 'Scheduled', status), createdAt: closedAt }]
          : []),
      ];
    }
    return [
      move(CONTACTED, 'markContacted', 'Pending', 'Contacted'),
      note(CONTACTED + 1, 'client', 'اطّلعنا على طلبك. نحتاج إلى صورة العقد وآخر المراسلات بين الطرفين.'),
      note(CONTACTED + 20, 'client', 'سأرسلها اليوم، شكرًا لكم.', clientId),
      ...(status === 'Resolved' ? [move(CLOSED, 'resolve', 'Contacted', status)] : []),
      ...(status === 'Rejected' ? [move(CLOSED, 'reject', 'Contacted', status, reason)] : []),
    ];
  }
}

/** What the firm last wrote to the client there. */
export const lastNoteOf = (thread: readonly Entry[], { clientId }: SampleMatter): string =>
  thread.findLast(
    ({ kind, visibility, authorId }) => kind === 'note' && visibility === 'client' && authorId !== clientId,
  )?.text ?? '';
