import type { LocalizedText } from './language.ts';
import type { Role } from './roles.ts';
import type { ShowWhen } from './show-when.ts';

/** What is unusual about how records carry a value, and lists are filtered by it. */
export interface WireTraits {
  /** Under two keys, a text in each language, beside the reader's own one in answers. */
  readonly halves?: true;
  /** Answers have the name of what it points at beside it. */
  readonly named?: true;
  /** It has no column: what answers have under its key, and what may be written under it. */
  readonly beside?: { readonly answered?: unknown; readonly written?: unknown };
  /** What lists are filtered by. Default: the ends of a range. */
  readonly filter?: 'toggle' | 'choices' | 'days';
}

declare const wireValue: unique symbol;
/**
 * Says in a field's type what the wire carries for it. No field has the key at run time.
 * @typeParam V its value
 * @typeParam Empty what stands in its place where the field is optional and empty
 * @typeParam Traits what is unusual about it
 */
export interface Carries<V, Empty = null, Traits extends WireTraits = Record<never, never>> {
  readonly [wireValue]?: { readonly value: V; readonly empty: Empty; readonly traits: Traits };
}

/** What is unusual about the fields of a kind, as their type says. */
export type TraitsOf<F> = F extends Carries<infer _V, infer _Empty, infer Traits> ? Traits : never;

/**
 * A setting that lists the places, such as offices, where something may be shown to the public. Until somebody has
 * saved the setting nothing is.
 */
export interface PublicSwitch {
  /** The singleton that holds the setting. */
  readonly setting: string;
  /** Its `references` field: the places that allow it. */
  readonly field: string;
  /**
   * The `reference` field of the record that names its place. Default: it belongs to all places together, and every
   * one of them must allow it; so do records that name none.
   */
  readonly by?: string;
}

/** What every field may say. Write only what differs from the default. */
export interface FieldOptions {
  readonly label: LocalizedText;
  /** One sentence under the input. Default: none. */
  readonly help?: LocalizedText;
  /** May be left empty. Default: required. */
  readonly optional?: true;
  /** The list may be ordered by it. Default: no. */
  readonly sortable?: true;
  /** The list may be filtered by it. Default: no. */
  readonly filterable?: true;
  /** Which roles see it. Default: everyone who may read the record. */
  readonly readBy?: readonly Role[];
  /** A setting decides whether the public gets it; whoever a grant names always does. Default: everyone gets it. */
  readonly publicIn?: PublicSwitch;
  /** Which roles may write it; `server`: only the host does. Default: everyone who may write the record. */
  readonly writeBy?: readonly Role[] | 'server';
  /** Given with a new record alone; from then on only the host changes it. Default: as often as anything else. */
  readonly onlyNew?: true;
  /** Forms and pages show it only while it holds. Default: always. */
  readonly showWhen?: ShowWhen;
}

/** The errors that a taken value may be answered with. Each is also the code at its field. */
export type TakenCode = 'duplicate' | 'emailTaken';
export interface UniqueRule {
  /** No two living records share it, by the unique index `<table>_<column>`; names the error. Default: they may. */
  readonly unique?: TakenCode;
}
/** The errors that a value may be answered with where none was given. */
export type MissingCode = 'emailRequired' | 'phoneRequired' | 'messageRequired';
export interface MissingRule {
  /** Names the error of none, which then says what is missing. Default: `required`. */
  readonly missing?: MissingCode;
}
/** The errors that a text under its `min` may be answered with. */
export type ShortCode = 'tooShort' | 'messageTooShort';
export interface TextRules {
  /** Fewest characters, after trimming. Default: 1 when required. */
  readonly min?: number;
  /** Names the error of fewer. Default: `tooShort`. */
  readonly short?: ShortCode;
  /** Most characters. Default: 200, long texts 5,000. */
  readonly max?: number;
  /** The list's search looks into it. Default: no. */
  readonly searchable?: true;
  /** The names that may stand in it between double braces; any other is refused. Default: braces are text like any other. */
  readonly placeholders?: readonly string[];
}

/** Until when something is to be done. */
export interface DueRule {
  /**
   * Once it is past it is late, while another field has one of these values and the one that `unless` names is empty:
   * a filter finds it. Default: never.
   */
  readonly dueWhile?: {
    /** A select. */
    readonly field: string;
    readonly in: readonly string[];
    /** What is null until it is done. Default: the other field alone says so. */
    readonly unless?: string;
  };
}

/** How a day is told. */
export interface CalendarRule {
  /** On the record's own page and in its form it is told by the Hijri calendar too (Umm al-Qura). Default: by the Gregorian alone. */
  readonly hijri?: true;
}
