import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { ScreenAction } from '#contract/screens.ts';
import type { ListSelection } from '../list/use-selection.ts';
import type { AnyRecord } from '#providers/records/records.ts';

/** A component that needs nothing but its resource. */
export type ResourceComponent = ComponentType<{ resource: AnyResource }>;

/** A component whose program can be brought before it is drawn. */
export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/** What a strip between the tools and the rows of a list is given. */
export interface ListStripProps {
  resource: AnyResource;
  /** What the list asks. */
  query: ListQuery;
  /** When the rows on the screen came. */
  since: number;
  /** The rows on the screen. */
  rows: readonly AnyRecord[];
  /** There are rows on the screen. */
  enabled: boolean;
  /** Brings what has come since. */
  onShow: () => void;
}

/** What stands among the actions on chosen rows is given. */
export interface BulkPartProps {
  resource: AnyResource;
  selection: ListSelection;
}

/** A key of a list that presses what stands among the actions on chosen rows. */
export interface BulkKeyPart {
  /** What it does, as its button says by `use`. */
  readonly use: string;
  /** A letter, as it is printed. */
  readonly key: string;
  /** What the help says of it. */
  readonly words: ParseKeys<['lists', 'common', 'records']>;
}

/** What a part of the screen of one record is given. */
export interface RecordPartProps {
  resource: AnyResource;
  record: AnyRecord;
}

/** What stands over a record is given. */
export interface RecordHeadProps {
  resource: AnyResource;
  /** As it is stored. */
  record: AnyRecord;
  /** Somebody is typing what is not saved yet. */
  hasUnsaved: boolean;
}

/**
 * Something that a definition may declare for its records, such as a thread, as far as the panel shows it. What comes
 * with the first list is registered here; a screen is loaded when it is opened.
 */
export interface PanelCapability {
  readonly name: string;
  readonly isDeclaredBy: (resource: AnyResource) => boolean;
  /** Screens in the place of the generated ones, or beside them (`src/contract/screens.ts`). */
  readonly screens?: Readonly<Partial<Record<ScreenAction, ResourceComponent>>>;
  /** Beside its name in the menu. */
  readonly MenuMark?: ResourceComponent;
  /** Among the ways that lead on from a list. */
  readonly ListLink?: ResourceComponent;
  /** Beside the number of records over a list. */
  readonly ListMark?: ComponentType;
  /** Between the tools and the rows of a list. */
  readonly ListStrip?: ComponentType<ListStripProps>;
  /** Among what can be done with the chosen rows of a list. */
  readonly BulkPart?: ComponentType<BulkPartProps>;
  /** The keys of what `BulkPart` shows. */
  readonly bulkKeys?: readonly BulkKeyPart[];
  /** Under the title of a record, where it is read and where it is edited. */
  readonly RecordHead?: LazyPart<RecordHeadProps>;
  /** On the screen of a record with a thread, above what was done. */
  readonly RecordPart?: LazyPart<RecordPartProps>;
  /**
   * What is said until somebody closes it when a form has saved a record, as the key of a word; `null` for nothing.
   * @param before the record as it was; `null`: it is new
   */
  readonly savedNote?: (
    saved: Values,
    before: AnyRecord | null,
  ) => ParseKeys<['toast', 'common', 'panel']> | null;
}
