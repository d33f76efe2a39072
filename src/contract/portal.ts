import type { LocalizedText } from './language.ts';
import type { PluralText } from './plural.ts';

/** The signs that news are shown with in the bell. */
export type NewsIcon = 'inbox' | 'messages' | 'calendar' | 'progress';

/** What somebody is told by bell and toast. The message may name `{{number}}`. */
export interface News {
  /** The `Type` of the notification; no other news of any resource has it. */
  readonly kind: string;
  readonly icon: NewsIcon;
  readonly title: LocalizedText;
  readonly message: LocalizedText;
}

/** What the client is told of a move, with a line in the mail beside the bell. */
export interface MoveNews extends News {
  readonly mail: LocalizedText;
}

/** The news of a move that may leave the state as it is. */
interface ToldMove extends MoveNews {
  /** Where the state stays the same and the time of the appointment has changed. Default: the same news. */
  readonly again?: MoveNews;
  /** Where the state and the time stay the same: for moves that fill in the time themselves. Default: as `again`. */
  readonly updated?: MoveNews;
}

/** A fact about a record, as its client reads it. */
export interface Fact<Key extends string> {
  readonly field: Key;
  /** Default: the label of the field. */
  readonly label?: LocalizedText;
  /** Where the field is empty: whom the appointment is with. Default: `none` is said. */
  readonly orWith?: true;
  /** Said where the field is empty and the record is open. Default: the fact is left out. */
  readonly none?: LocalizedText;
  /** The states in which it is told. Default: all. */
  readonly in?: readonly string[];
}

/** One step of the form: what is asked together. */
export interface FormStep<Key extends string> {
  readonly label: LocalizedText;
  readonly fields: readonly Key[];
  /** A hand-made look out of the registry `src/public-site/submission/step-looks.ts`. Default: an input for each field. */
  readonly look?: string;
}

/** A form in steps, each checked before the next one opens; the last one, for reading all of it, comes by itself. */
export interface SteppedForm<Key extends string> {
  readonly steps: readonly FormStep<Key>[];
  /**
   * The reference that says which offices can take it, and the field of what it names that has them. Default: every
   * office can.
   */
  readonly officesBy?: { readonly reference: Key; readonly offices: string };
  /** A page of its own that the public may open. Default: `/profile/<path>/new`, for clients. */
  readonly page?: string;
  readonly words: {
    /** In the browser's tab and for search engines. Default: the title. */
    readonly metaTitle?: LocalizedText;
    readonly title: LocalizedText;
    readonly lead: LocalizedText;
    readonly description: LocalizedText;
    readonly submit: LocalizedText;
    readonly loginRequired: LocalizedText;
    readonly sentTitle: LocalizedText;
    /** Says the reference: `{{id}}`. */
    readonly sentNumber: LocalizedText;
    readonly follow: LocalizedText;
    readonly another: LocalizedText;
  };
}

/** A form that is hand-made, and the page on which it stands. */
interface HandmadeForm {
  readonly page: string;
  readonly steps?: never;
}

/** The appointment that goes into the client's calendar. */
export interface PortalCalendar<Key extends string> {
  /** The moment it begins: a `dateTime` field that a move fills in. */
  readonly at: Key;
  /**
   * The moment it ends, or that of the time that waits to be confirmed: an optional `dateTime` field that the host fills in,
   * by the length that the firm has set then.
   */
  readonly until: Key;
  /** Whom it is with, and where. Default: nobody is named; the address of the office. */
  readonly with?: Key;
  readonly place?: Key;
  /** What it costs, which the client is shown with it. Default: nothing is said. */
  readonly fee?: Key;
  /** The state in which it stands, and the one in which it is called off. */
  readonly state: string;
  readonly cancelled: string;
  /** In the place of what happens next, once it is over and still stands. Default: what is said before it. */
  readonly over?: LocalizedText;
  /** May name `{{number}}`: other eyes see a calendar too, so it says nothing of the case. */
  readonly summary: LocalizedText;
  /** Default: staff alone set it. */
  readonly booking?: PortalBooking<Key>;
}

/** What needs no meeting: its `way` is `NO_MEETING`, and no time is asked for, kept or spoken of. */
export interface InWriting<Key extends string> {
  /** The reference that decides it, where the field of the record it names with the key of `way` is `NO_MEETING`. */
  readonly by: Key;
  /** What a client says in words of when it suits them: it is not asked either. Default: there is no such field. */
  readonly times?: Key;
  /** In the place of what the form says once it is sent; says the reference, `{{id}}`. */
  readonly sentNumber: LocalizedText;
  /** What it costs, as long as no fee is set. */
  readonly cost: LocalizedText;
  /** In the place of what happens next, by the state. Default: the same as for others. */
  readonly next: Readonly<Record<string, LocalizedText>>;
  /** The same while it is open and has a due date, which it names as `{{day}}`. */
  readonly nextDue: LocalizedText;
  /**
   * The move by which staff make a meeting of it, and what comes next then, while it is in its first state and the client
   * has not chosen a time. Default: the same as for others.
   */
  readonly meeting?: { readonly move: string; readonly next: LocalizedText };
}

/** How clients book an appointment themselves, out of the consultants' hours. */
export interface PortalBooking<Key extends string> {
  /** A select of `WAYS`, and the free appointment that the client chose; without it they say in words when it suits. */
  readonly way: Key;
  readonly wish: Key;
  /** Another time that would do, which nobody keeps free. */
  readonly second: Key;
  /** The reference that says by whom of the consultants it is taken care of. Default: by each of them. */
  readonly about?: Key;
  /**
   * Whether the client asked for whoever it is with: nobody takes it in their place until staff give it to somebody else.
   * A boolean that only the host writes. Default: whoever is free takes it.
   */
  readonly asked?: Key;
  /** In the place of what the form says once it is sent, where a time came with it; says the reference, `{{id}}`. */
  readonly sentNumber: LocalizedText;
  /** Where the answer comes in writing and nobody meets. Default: everybody meets. */
  readonly inWriting?: InWriting<Key>;
  readonly moves: {
    /** By which staff confirm what the client chose, without a word. */
    readonly confirm: string;
    /** By which they confirm the second choice, where a consultant is free then. */
    readonly confirmSecond: string;
    /** By which the client chooses another time as long as nobody has confirmed the first. */
    readonly choose: string;
    /** By which the client chooses another free appointment, and calls it off; both until the limit of the firm. */
    readonly move: string;
    readonly withdraw: string;
  };
}

/** How long the words of a closed record are kept. */
export interface RetentionTerm {
  /** Which records, for whoever reads what would go. */
  readonly what: string;
  readonly states: readonly string[];
  /** Counted from the day on which it was closed. */
  readonly years: number;
  readonly reason: string;
}

/** What the dashboard counts of a resource that waits for somebody of the staff. */
export const NEEDS = ['waiting', 'unassigned', 'overdue', 'today'] as const;
export type Need = (typeof NEEDS)[number];

/** The keys that the specification gives to records in a notification (R309). */
export type PayloadKey = 'userServiceId' | 'userConsultationId';

/**
 * The client's half of a resource: what they send, follow and are told. Its records are matters of a client: the
 * resource has an owner, a workflow, a thread and the fields of `src/resources/matter-fields.ts`.
 */
export interface Portal<Key extends string = string, Move extends string = string> {
  /** One of them in one word, which never changes: in drafts, consents and calendars. */
  readonly key: string;
  /** `/profile/<path>/7` is where a client follows one. */
  readonly path: string;
  /** Begins the references of its records: `R-2026-00042`. */
  readonly letter: string;
  /** Its place among the tabs of the client area, the lowest first. */
  readonly order: number;
  readonly words: {
    readonly tab: LocalizedText;
    /** Over a page that is still on its way. Default: the tab. */
    readonly heading?: LocalizedText;
    readonly back: LocalizedText;
    /** What stands in an empty list, and what its button says. */
    readonly empty: LocalizedText;
    readonly start: LocalizedText;
    /** With what a privacy notice was shown: “With a request”. */
    readonly consent: LocalizedText;
    readonly count: PluralText;
  };
  readonly form: HandmadeForm | SteppedForm<Key>;
  /** The field in which the client says what it is about, and the reference that says of what kind it is. */
  readonly description: Key;
  readonly topic?: Key;
  /** The field of what the topic names that says which documents it always needs. Default: none does. */
  readonly topicDocuments?: string;
  /** The firm's words to the client on why it was not taken on. Default: there are none. */
  readonly reason?: Key;
  readonly facts: readonly Fact<Key>[];
  /** What happens next, by the state. */
  readonly next: Readonly<Record<string, LocalizedText>>;
  /** The states on the way of one that goes well, in their order. */
  readonly way: readonly string[];
  readonly news: {
    /** What staff are told. */
    readonly arrival: News;
    /** What the client is told. Default: that the status has changed. */
    readonly moves?: Readonly<Partial<Record<Move, ToldMove>>>;
    /** What the client is told before an appointment. Default: they are not reminded. */
    readonly reminder?: MoveNews;
  };
  /** The subjects of mails to the client; both may name `{{number}}`. */
  readonly mail: { readonly received: LocalizedText; readonly news: LocalizedText };
  readonly calendar?: PortalCalendar<Key>;
  readonly retention: readonly RetentionTerm[];
  /** How many one account may send in an hour, unless `<NAME>_PER_ACCOUNT_HOUR` of the environment says otherwise. */
  readonly perHour: number;
  readonly dashboard?: {
    /** What waits, each with the words of its number. */
    readonly needs: Readonly<Partial<Record<Need, LocalizedText>>>;
    /** The chart of the last weeks counts them. Default: it does not. */
    readonly arrivals?: true;
    /** The reference by which a chart divides them. Default: none. */
    readonly by?: Key;
  };
  /** Under which key the hub names its records. Default: `resource` and `recordId`. */
  readonly payloadKey?: PayloadKey;
}

/** Everything that a portal tells, in its order. */
export const newsOf = ({ news }: Portal): readonly News[] => [news.arrival, ...mailedNewsOf(news)];

/** What it tells by mail too, in its order: moves, and appointments that come near. */
export const mailedNewsOf = ({
  moves = {},
  reminder,
}: Pick<Portal['news'], 'moves' | 'reminder'>): readonly MoveNews[] =>
  [...Object.values(moves).flatMap((told) => [told, told?.again, told?.updated]), reminder].filter(
    (news) => news !== undefined,
  );

/** The fields by which a meeting is arranged: of what is answered in writing they are neither asked nor shown. */
export const meetingKeys = ({ calendar }: Pick<Portal, 'calendar'>): readonly string[] => {
  const { way, wish, second, inWriting } = calendar?.booking ?? {};
  return [way, wish, second, inWriting?.times, calendar?.with].filter((key) => key !== undefined);
};
