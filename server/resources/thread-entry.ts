import type { ThreadData, ThreadKind, Visibility } from '#contract/thread.ts';
import type { Changes } from './changes.ts';

/** An entry of a record's thread as it is written. */
export interface NewEntry {
  readonly kind: ThreadKind;
  readonly visibility: Visibility;
  /** Default: there are no words. */
  readonly text?: string;
  readonly data?: StoredData;
}

/** What is kept beside the words: ids, whose names are looked up when the entry is read. */
export interface StoredData {
  readonly move?: string;
  readonly from?: string;
  readonly to?: string;
  readonly changes?: Changes;
  /** Of nested rows that were there before and are still: those whose content changed, by the key of their field. */
  readonly changedRows?: Readonly<Record<string, readonly number[]>>;
  /** Of a note: the accounts that it mentions. */
  readonly mentions?: readonly number[];
  /** Of a note: the files that came with it, by the numbers of their rows. */
  readonly files?: readonly number[];
  readonly task?: ThreadData['task'];
  readonly file?: ThreadData['file'];
}
