import type { ComponentType, ReactNode } from 'react';
import type { Action } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import type { AnyRecord } from '#providers/records/records.ts';

/** What is found of the values that are filled in. */
export interface ActionCheck {
  /** Whether anything speaks against them is known by now. */
  readonly isKnown: boolean;
  /** Nothing does. */
  readonly isFree: boolean;
  /** The person may run it in spite of what does. */
  readonly mayOverrule: boolean;
  /** What stands under a field, by its key. */
  readonly under: Readonly<Record<string, ReactNode>>;
  /** Says what speaks against them, with the button that runs it in spite of that. */
  readonly notice: (overrule: ReactNode) => ReactNode;
}

export interface ActionCheckProps {
  resource: AnyResource;
  record: AnyRecord;
  action: Action;
  form: Pick<SchemaForm<Values>, 'values' | 'setFieldValue'>;
  /** Draws the dialog with what was found. */
  children: (check: ActionCheck) => ReactNode;
}

/** Something that an action may declare, and whose values its dialog looks at before it runs. */
export interface ActionCapability {
  readonly name: string;
  readonly isDeclaredBy: (action: Action) => boolean;
  /** Around the dialog of an action: looks at what is filled in. */
  readonly Check: ComponentType<ActionCheckProps>;
}
