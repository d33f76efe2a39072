import type { AnyResource } from './define-resource.ts';
import type { FieldOptions } from './field-options.ts';

/** What contradicts in a definition that has a field of some kind, beyond what the general rules see. */
export type FieldCheck<F extends FieldOptions> = (field: F, place: Place) => Iterable<DefinitionIssue>;

export type DefinitionIssue = readonly [id: string, message: string];

export interface Place {
  readonly key: string;
  readonly resource: AnyResource;
  /** The keys of its form. */
  readonly formKeys: readonly string[];
  /** The names of all resources. */
  readonly names: readonly string[];
}
