/** The facts that a client reads of every matter. */
export const officeFact = { field: 'branchId', label: { ar: 'الفرع', en: 'Branch' } } as const;
export const assigneeFact = {
  field: 'assigneeId',
  label: { ar: 'يتولّاه', en: 'Handled by' },
  none: { ar: 'لم يُعيَّن أحد بعد', en: 'Nobody yet' },
} as const;
export const receivedFact = { field: 'createdAt', label: { ar: 'تاريخ الاستلام', en: 'Received' } } as const;
export const dueFact = {
  field: 'dueDate',
  label: { ar: 'الموعد المتوقع للإنجاز', en: 'Expected completion' },
} as const;

/** How long the firm keeps the words of what it carried to its end. */
export const finishedTerm = {
  years: 15,
  reason: 'claims end after ten years in Saudi Arabia and fifteen in Egypt: the longer of both',
} as const;
/** How long it keeps what it did not act on. */
export const declinedTerm = {
  years: 3,
  reason: 'the firm did not act; a complaint about that comes within this time',
} as const;
