import type { z } from 'zod';
import type { FieldIssues } from './errors.ts';
import type { FieldOptions, TraitsOf } from './field-options.ts';
import type { Language } from './language.ts';
import type { Role } from './roles.ts';

/**
 * A kind of field, as the contract knows it: everything that depends on the kind and needs neither browser nor host.
 * One module a kind (`kinds`), registered in `field-kinds.ts`; a part that is missing does not compile.
 */
export interface FieldKind<F extends FieldOptions> {
  /** The schema of one written value; `null`: no body carries it (`beside`), or its shape depends on the role (`shape`). */
  readonly written: ((field: F) => z.ZodType) | null;
  /** The schema of one value in an answer. It holds the type, not the rule: an old record stays readable. */
  readonly answered: ((field: F) => z.ZodType) | null;
  /** What an optional value is when nobody gave one. */
  readonly empty: string | null | false | readonly never[];
  /** The rules of a written value in the keywords of JSON Schema, for the API's document; `null`: the schema says all. */
  readonly keywords: ((field: F) => Keywords) | null;
  /** Has it a column of the table? */
  readonly isStored: boolean;
  /** How lists are filtered by it; `null`: not at all. */
  readonly filter: Extract<Filter<F>, { kind: FilterKind<TraitsOf<F>> }> | null;
  /**
   * How the host orders by its column: `folded` as a text that people read, `bytes` as a code, `native` as the database
   * does; `null`: not at all.
   */
  readonly order: 'folded' | 'bytes' | 'native' | null;
  /** How exported and imported files carry it; `null`: not at all. */
  readonly transfer: Transfer<F> | null;
  /** May many records get one value of it at once, in the bulk edit of their list? */
  readonly inBulkEdit: boolean;
  /**
   * A column's part of a table's width: `exact` as wide as its values, never cut; `wide` and `share` divide the rest,
   * and what is `wide` is too long for a column that people choose themselves; `null`: it has no column.
   */
  readonly width: (field: F) => 'exact' | 'wide' | 'share' | null;
  /** May a setting keep it from the public, so that it is missing from answers? Default: no. */
  readonly mayBeWithheld?: true;
  /** Is what it holds uploaded on its own, for a field of a record and no other input? Default: no. */
  readonly isUploaded?: true;
  /** Do lists find it by its digits, however they are written in the search? Default: by its letters alone. */
  readonly isSearchedByDigits?: true;
  /** Does it take a form's whole row? */
  readonly isWide: boolean;
  /** Where it is more than one value under its own key. Default: it is not. */
  readonly shape?: Shape<F>;
}

export type Keywords = Readonly<Record<string, unknown>>;

/** By what its field says of its filter. */
type FilterKind<Traits> = Traits extends { filter: infer Name extends 'toggle' | 'choices' } ? Name : 'range';

/** The filters of a list. A schema reads one value of the query string. */
export type Filter<F extends FieldOptions> =
  | { readonly kind: 'toggle' }
  | {
      readonly kind: 'choices';
      readonly choice: (field: F, words: readonly string[]) => z.ZodType<string | number, string>;
      /** Where it is optional, records can be asked for that have none. Default: they cannot. */
      readonly hasNone?: true;
    }
  | {
      readonly kind: 'range';
      readonly end: z.ZodType;
      /** An end may be a day among moments, and means all of it. Default: no. */
      readonly hasDays?: true;
      /** The input that takes an end. */
      readonly input: 'date' | 'number';
    };

/** A day, or a moment on the firm's own clock. */
export type SheetCell = 'day' | 'moment';

export interface Transfer<F extends FieldOptions> {
  /** A value that is there, as a cell shows it. A number stays one, so that a sheet can add it up. */
  readonly cell: (value: unknown, field: F, language: Language) => string | number;
  /** What a workbook's cell is, so that a sheet can sort and compare it. Default: a text or a number. */
  readonly sheet?: SheetCell;
  /** What a cell that is not empty says. It does not judge: what makes no sense stays, and the schema refuses it. */
  readonly read: (cell: string, field: F) => unknown;
}

/** Any value on the wire, by its key. */
export type WireValues = Readonly<Record<string, unknown>>;
type SchemaShape = Record<string, z.ZodType>;

/** What is different about a field that is not one value under its key. Every part has the plain field's as default. */
export interface Shape<F extends FieldOptions> {
  /** Has it a value in each language, under keys of their own? */
  readonly isLocalized?: true;
  /** May it be there in one language alone, which is then read in the other one too? Default: no. */
  readonly mayLackHalf?: (field: F) => boolean;
  /** It points at one record, whose name answers carry under `labelKey`. */
  readonly isNamed?: true;
  /** It travels beside a body, never in it. */
  readonly isBeside?: true;
  /** It names the person that a record is about, so it must not be the password. */
  readonly isIdentity?: true;
  /** May a body that creates leave it out? Default: where it is optional. */
  readonly mayBeMissing?: (field: F) => boolean;
  /** Must a form fill it in? Default: where it is not optional. */
  readonly isRequired?: (field: F) => boolean;
  /** What an answer carries in its place. */
  readonly answered?: (key: string, field: F, context: AnswerContext<F>) => SchemaShape;
  /** What a body carries in its place. */
  readonly written?: (key: string, field: F, context: BodyContext<F>) => SchemaShape;
  /** What is wrong across several values of a record. */
  readonly issues?: (key: string, field: F, values: WireValues, context: IssueContext<F>) => FieldIssues;
}

/** The resource whose records a field's own are. */
type Target<F> = F extends { readonly of: infer R } ? R : never;

export interface AnswerContext<F> {
  readonly role: Role | null;
  /** The shape of another resource's records. */
  readonly shapeOf: (resource: Target<F>, role: Role | null) => SchemaShape;
}
export interface BodyContext<F> {
  readonly purpose: 'create' | 'update';
  /** The shape of a body that creates a record of another resource. */
  readonly shapeOf: (resource: Target<F>) => SchemaShape;
}
export interface IssueContext<F> {
  readonly isNew: boolean;
  readonly identity: () => readonly string[];
  readonly passwordIssue: (password: string, identity: readonly string[]) => FieldIssues[string] | null;
  /** What is wrong across the values of another resource's record. */
  readonly issuesOf: (resource: Target<F>, values: WireValues) => FieldIssues;
}
