/** What the calls of a resource are named in its addresses. */
export interface Verbs {
  readonly list: string;
  readonly counts: string;
  readonly choices: string;
  readonly read: string;
  readonly readForUpdate: string;
  readonly create: string;
  readonly update: string;
  readonly delete: string;
  readonly restore: string;
  readonly deleteMany: string;
  readonly restoreMany: string;
  readonly updateMany: string;
  readonly history: string;
  readonly export: string;
  readonly import: string;
  readonly reorder: string;
  readonly thread: string;
  readonly addNote: string;
  readonly contact: string;
  readonly makeHeldChange: string;
  readonly takeBackHeldChange: string;
  readonly heldChange: string;
}

/** The style of the specification. */
export const defaultVerbs: Verbs = {
  list: 'GetAll',
  counts: 'GetCounts',
  choices: 'GetChoices',
  read: 'GetById',
  readForUpdate: 'GetForUpdate',
  create: 'Add',
  update: 'Update',
  delete: 'Delete',
  restore: 'Restore',
  deleteMany: 'DeleteMany',
  restoreMany: 'RestoreMany',
  updateMany: 'UpdateMany',
  history: 'History',
  export: 'Export',
  import: 'Import',
  reorder: 'Reorder',
  thread: 'GetThread',
  addNote: 'AddNote',
  contact: 'GetContact',
  makeHeldChange: 'MakeHeldChange',
  takeBackHeldChange: 'TakeBackHeldChange',
  heldChange: 'GetHeldChange',
};
