import type { About } from './about.ts';
import type { Access } from './access.ts';
import type { ActionMap } from './actions.ts';
import type { Conflicts } from './conflicts.ts';
import type {
  ColumnKey,
  KeysOf,
  KeysOfType,
  KeysWith,
  MomentKey,
  RecordKey,
  SortKey,
} from './definition-keys.ts';
import type { ErrorCode } from './errors.ts';
import type { FieldMap } from './fields.ts';
import type { PublicSwitch } from './field-options.ts';
import type { LocalizedText } from './language.ts';
import type { Menu } from './menu-place.ts';
import type { Portal } from './portal.ts';
import type { Publishing } from './publishing.ts';
import type { ReplyTemplates } from './reply-values.ts';
import { type Section, withoutUnread } from './sections.ts';
import { type Verbs, defaultVerbs } from './verbs.ts';
import { type Transition, type Workflow, withStateField } from './workflow.ts';

export type ScreenName = 'list' | 'create' | 'edit' | 'show';
export type CustomScreens = Readonly<Partial<Record<ScreenName, 'custom'>>>;

/**
 * One resource, in the order in which a reader asks. Everything else is derived: table checks, routes,
 * schemas, screens, menu, roles, words, OpenAPI and tests.
 */
export interface ResourceInput<
  Name extends string,
  F extends FieldMap,
  A extends ActionMap,
  S extends CustomScreens = CustomScreens,
  Move extends string = string,
> {
  /** Plural, the same in every zone: file, table, live channel. */
  readonly name: Name;
  /** `Faqs` gives `/api/Faqs/GetAll` and its siblings. */
  readonly endpoint: string;
  /** Verbs that a host calls otherwise. Default: the style of the specification. */
  readonly verbs?: Partial<Verbs>;
  readonly labels: { readonly one: LocalizedText; readonly many: LocalizedText };
  /** Its place in the panel: `/admin/<path>`, under a group, or as a tab of another resource. */
  readonly menu: Menu | false;
  /** Who may do what. Every operation is stated; `false`: there is no such operation. */
  readonly access: Access;
  /** The field that holds the owner's user id. Needed where access says `own`. */
  readonly owner?: KeysOf<F>;
  /** A boolean field: where it is true, whoever may read their own may read the record too. Default: nobody else. */
  readonly sharedBy?: KeysOfType<F, 'boolean'>;
  /**
   * A select field whose options are names of resources: what is shared is read only by whoever may open the list of
   * the one that it names. Default: what is shared names none.
   */
  readonly sharedAbout?: KeysOfType<F, 'select'>;
  /**
   * The field that names the account which takes care of a record. Needed where access says `assigned`. Default: nobody
   * does.
   */
  readonly assignee?: KeysOfType<F, 'reference'>;
  /** The field that names the office which a record belongs to. Needed where access says `office`. Default: to none. */
  readonly office?: KeysOfType<F, 'reference'>;
  /**
   * A select field of time zones: its records are places, and the times of what names one are told by its clock.
   * Default: they are not.
   */
  readonly timeZone?: KeysOfType<F, 'select'>;
  readonly fields: F;
  /** The states of its records, and the moves between them, which are actions. Default: they have none. */
  readonly workflow?: Workflow<string, Move>;
  /** The client's half: what they send, follow and are told. Default: clients have no page of theirs. */
  readonly portal?: Portal<ColumnKey<F>, NoInfer<Move>>;
  /**
   * Each record has a thread: what was done and noted, added to and never rewritten. Whoever reaches only their own
   * records reads and writes only what is for clients there. Default: no.
   */
  readonly thread?: true;
  /**
   * Staff ask the owner of a record for documents or an answer by a day, who sends both at once. Its thread tells of it;
   * it has the fields `taskState` and `taskDueOn` of `src/resources/matter-fields.ts`. Default: nothing is asked.
   */
  readonly tasks?: true;
  /**
   * Its records are replies that staff keep ready for the threads of matters: chosen beside a note, filled in with what
   * is known of the record, in the language of its owner. Default: they are not.
   */
  readonly replyTemplates?: ReplyTemplates<
    KeysOfType<F, 'bilingual'>,
    KeysOfType<F, 'select'>,
    KeysOfType<F, 'boolean'>
  >;
  /**
   * Its parties are compared with everybody whom the firm knows, and moves wait until each hit is decided; it has the
   * field `conflictState` of `src/resources/matter-fields.ts`. Default: nobody is compared.
   */
  readonly conflicts?: Conflicts<KeysOfType<F, 'rows'>, NoInfer<Move>>;
  /** What says which record of which resource each of its records is about. Default: about none. */
  readonly about?: About<KeysOf<F>>;
  /**
   * A key that the public form hides from people: only machines fill it in. What a visitor sends with it is answered
   * like any other and kept nowhere; what somebody sends who is signed in is kept. Default: none.
   */
  readonly trap?: string;
  /**
   * Records are drafts, and each language is published by itself: the public reads the copy that was published, and
   * nothing of what is written since. Default: what is saved is what is read.
   */
  readonly publishing?: Publishing<KeysOfType<F, 'text'>, KeysOfType<F, 'select'>, KeysOf<F>>;
  /** A boolean field: the public sees only records where it is true. Default: the public sees what access says. */
  readonly publicWhen?: KeysOfType<F, 'boolean'>;
  /** A setting decides which records the public sees, by the place that they name. Default: all. */
  readonly publicIn?: PublicSwitch;
  /** The field that names a record in links, dialogs and choices. */
  readonly title: ColumnKey<F>;
  /** What its number and times are called here, such as «Member since». Default: the general words. */
  readonly recordLabels?: Readonly<Partial<Record<RecordKey, LocalizedText>>>;
  readonly list: {
    readonly columns: readonly ColumnKey<F>[];
    /** Shown small under the title, in the title's column. Default: nothing. */
    readonly under?: readonly ColumnKey<F>[];
    /** The field whose initial stands before the title. Default: none. */
    readonly tile?: ColumnKey<F>;
    /** The picture that stands before the title, in the tile's place where there is one. Default: none. */
    readonly picture?: KeysOfType<F, 'image'>;
    /** Its fields that say so, and the times that every record has. Default: there are none. */
    readonly filters?: readonly (KeysWith<F, 'filterable'> | MomentKey)[];
    /** A filter by a select field whose options stand as tabs over the list, each with its count. Default: none. */
    readonly tabs?: KeysWith<F, 'filterable'> & KeysOfType<F, 'select'>;
    /**
     * Its records have an order of their own, which whoever may update them changes by moving rows. It needs a field
     * `position: position()` and a column of that name. Default: no.
     */
    readonly reorder?: true;
    /** Default: by their own order where there is one, else newest first. */
    readonly sort?: readonly Sort<SortKey<F>>[];
    /** Default: 20. */
    readonly pageSize?: number;
  };
  readonly form: { readonly sections: readonly Section<KeysOf<F>>[] };
  /** Default: the sections of the form, without passwords. */
  readonly show?: { readonly sections: readonly Section<ColumnKey<F>>[] };
  readonly actions?: A;
  /** Screens that the panel supplies itself. Default: generated. */
  readonly screens?: S;
  /** Its records tell of clients: whom of the staff they were shown to is written down (P-03). Default: it is not. */
  readonly confidential?: true;
  /** Announces changes to open screens. Default: true. */
  readonly live?: false;
  /** The search over everything in the panel finds its records. Default: true, where a field is searchable. */
  readonly findable?: false;
  /** Its own words for an error, in the place of the general ones. */
  readonly messages?: Readonly<Partial<Record<ErrorCode, LocalizedText>>>;
}

export interface Sort<Key extends string = string> {
  readonly field: Key;
  readonly direction: 'asc' | 'desc';
}

/**
 * A definition with its defaults filled in. Its keys are plain strings, checked when it was defined: typed by
 * the fields they would make the type invariant, and no definition would be a `Resource`.
 */
export interface Resource<
  Name extends string = string,
  F extends FieldMap = FieldMap,
  A extends ActionMap = ActionMap,
  S extends CustomScreens = CustomScreens,
> extends Omit<
  ResourceInput<Name, F, A>,
  | 'owner'
  | 'sharedBy'
  | 'sharedAbout'
  | 'assignee'
  | 'office'
  | 'timeZone'
  | 'workflow'
  | 'portal'
  | 'conflicts'
  | 'about'
  | 'publicWhen'
  | 'publishing'
  | 'replyTemplates'
  | 'title'
  | 'form'
  | 'verbs'
  | 'recordLabels'
  | 'list'
  | 'show'
  | 'actions'
  | 'screens'
  | 'live'
  | 'messages'
> {
  /** There is one record, of which `onlyId` is the number. Default: any number of them. */
  readonly singleton?: true;
  /** The number of the only record. Default: there may be others beside any. */
  readonly onlyId?: number;
  readonly owner?: string;
  readonly sharedBy?: string;
  readonly sharedAbout?: string;
  readonly assignee?: string;
  readonly office?: string;
  readonly timeZone?: string;
  readonly workflow?: Workflow<string, string>;
  readonly portal?: Portal;
  readonly conflicts?: Conflicts;
  readonly about?: About<string>;
  readonly publicWhen?: string;
  readonly publishing?: Publishing;
  readonly replyTemplates?: ReplyTemplates<string, string, string>;
  readonly title: string;
  readonly form: { readonly sections: readonly Section<string>[] };
  readonly verbs: Verbs;
  readonly recordLabels: Readonly<Record<RecordKey, LocalizedText>>;
  readonly list: {
    readonly columns: readonly string[];
    readonly under: readonly string[];
    readonly tile?: string;
    readonly picture?: string;
    readonly tabs?: string;
    readonly reorder?: true;
    readonly filters: readonly string[];
    readonly sort: readonly Sort[];
    readonly pageSize: number;
  };
  readonly show: { readonly sections: readonly Section<string>[] };
  /** Those that it declares, and the moves of its workflow. */
  readonly actions: A;
  readonly screens: S;
  readonly live: boolean;
  readonly messages: Readonly<Partial<Record<ErrorCode, LocalizedText>>>;
}

/** Any resource, as the engine sees it. */
export type AnyResource = Resource;

const defaultRecordLabels: Readonly<Record<RecordKey, LocalizedText>> = {
  id: { ar: 'الرقم', en: 'No.' },
  createdAt: { ar: 'تاريخ الإنشاء', en: 'Created' },
  updatedAt: { ar: 'آخر نشاط', en: 'Updated' },
};

/**
 * Defines a resource. Keys are typed by the fields: a column, filter, sort or section that names no field
 * (or a field without that ability) does not compile. What types cannot see, `checkResource` refuses at start.
 */
export function defineResource<
  const Name extends string,
  const F extends FieldMap,
  const A extends ActionMap = Record<never, never>,
  const S extends CustomScreens = Record<never, never>,
  const Move extends string = never,
>(
  input: ResourceInput<Name, F, A, S, Move>,
): Resource<Name, F, A & Readonly<Record<Move, Transition<string>>>, S> {
  const workflow = input.workflow && withStateField(input.workflow);
  return {
    ...input,
    ...(workflow ? { workflow } : {}),
    verbs: { ...defaultVerbs, ...input.verbs },
    recordLabels: { ...defaultRecordLabels, ...input.recordLabels },
    list: {
      columns: input.list.columns,
      under: input.list.under ?? [],
      ...(input.list.tile ? { tile: input.list.tile } : {}),
      ...(input.list.picture ? { picture: input.list.picture } : {}),
      filters: input.list.filters ?? [],
      ...(input.list.tabs ? { tabs: input.list.tabs } : {}),
      ...(input.list.reorder ? { reorder: true } : {}),
      sort: input.list.sort ?? [
        input.list.reorder ? { field: 'position', direction: 'asc' } : { field: 'id', direction: 'desc' },
      ],
      pageSize: input.list.pageSize ?? 20,
    },
    show: input.show ?? { sections: withoutUnread(input.form.sections, input.fields) },
    // An absent map is the empty one: `A`, `Move` and `S` default to it.
    actions: { ...input.actions, ...workflow?.moves } as A & Record<Move, Transition<string>>,
    screens: input.screens ?? ({} as S),
    live: input.live ?? true,
    messages: input.messages ?? {},
  };
}
