/** What happened to a task, as its record's thread and the audit tell it. */
export const TASK_EVENTS = ['asked', 'answered', 'accepted', 'askedAgain', 'withdrawn'] as const;
export type TaskEvent = (typeof TASK_EVENTS)[number];

/** Under which the files of answers stand in a form, and beside the record's own. */
export const TASK_FILES = 'files';
/** Most files of one answer: they do not count among those that the record was sent with. */
export const TASK_FILES_MAX = 8;
