import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import type { FilterValue } from '#contract/filter-value.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { AnyRecord } from '#providers/records/records.ts';

/** One value of the form: what an input shows, and where it says what was typed. */
export interface Control {
  id: string;
  /** Where it is in the form's values, as what is wrong names it. */
  path: string;
  value: unknown;
  /** @param part where in the value the change was, so that only what was wrong there is forgotten. Default: all of it */
  onChange: (value: unknown, part?: string) => void;
  error: ReactNode;
  /** Counts how often the form was filled from elsewhere: a draft, what a colleague has saved. Default: never. */
  filled?: number;
}

export interface InputProps<F extends Field = Field> {
  fieldKey: string;
  field: F;
  /** Whose form it is. */
  resource: AnyResource;
  /** The control of one of the field's wire keys: a bilingual field has two. */
  control: (wireKey: string) => Control;
  /** A record that is being made. */
  isNew: boolean;
  /** What is being changed, as it was: it names what its fields point at. Default: there is nothing yet. */
  record?: Values | null;
  /** What takes the values of another field: rows have fields of their own. */
  inputOf: (field: Field) => FieldInput;
}

export interface ValueProps<F extends Field = Field> {
  fieldKey: string;
  field: F;
  record: AnyRecord;
}

export interface ShowProps<F extends Field = Field> extends ValueProps<F> {
  /** What shows another field: rows have fields of their own. */
  showOf: (field: Field) => { Show: FieldShow };
}

export interface FilterProps<F extends Field = Field> {
  fieldKey: string;
  /** Whose list it is. */
  resource: AnyResource;
  field: F;
  value: FilterValue | undefined;
  /** What the list has found: it names what its fields point at. Default: it is on its way. */
  rows?: readonly Values[];
  /** @param isTyped each letter asks anew, and is no step of its own on the way back. Default: chosen at once */
  onChange: (value: FilterValue | undefined, isTyped?: boolean) => void;
}

/** How a form takes the values of a field type. */
export type FieldInput<F extends Field = Field> = ComponentType<InputProps<F>>;

/** How the record's own screen shows a field type. */
export type FieldShow<F extends Field = Field> = FunctionComponent<ShowProps<F>>;

/** How lists show a field type. `Filter` is null where they cannot be filtered by it. */
export interface FieldView<F extends Field = Field> {
  Cell: FunctionComponent<ValueProps<F>>;
  Filter: ComponentType<FilterProps<F>> | null;
  /**
   * Where a phone's row has it behind title and state: `subject` tells what it is about, then comes its `time`; a
   * `code` comes last. Default: in its turn.
   */
  part?: 'subject' | 'time' | 'code';
  /** Its values say nothing by themselves: a phone's row has the label before them. Default: they do. */
  needsLabel?: true;
  /** It may take several lines of a table. Default: one. */
  wraps?: true;
}
