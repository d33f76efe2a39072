import { useForm } from '@refinedev/mantine';
import type { ReactNode } from 'react';
import type { Values } from '#contract/record-schemas.ts';
import type { AppFailure } from './app-failure.ts';
import type { AnyRecord } from './records.ts';

interface RefineFormInput {
  resource: string;
  /** The record that is changed; undefined for a new one. */
  id: number | undefined;
  initialValues: Values;
  /** What is wrong, by key. Nodes, not strings: they follow the language of the page. */
  validate: (values: Values) => Record<string, ReactNode>;
  /** Read anew at every save: the version it is based on, the key of the submission. */
  meta: Readonly<Record<string, unknown>>;
}

/**
 * Refine's form over a resource. It starts from the values it is given and never overwrites what was typed, and it
 * leaves errors, words and the way on to the screen: the library's own lose parameters and languages.
 */
export const useRefineForm = ({ resource, id, initialValues, validate, meta }: RefineFormInput) =>
  // HttpError demands an index signature; what is thrown is ours.
  useForm<AnyRecord, AppFailure & Record<string, unknown>, Values>({
    initialValues,
    validate,
    disableServerSideValidation: true,
    refineCoreProps: {
      resource,
      action: id === undefined ? 'create' : 'edit',
      id,
      redirect: false,
      mutationMeta: meta,
      queryOptions: { enabled: false },
      successNotification: false,
      errorNotification: false,
      warnWhenUnsavedChanges: false,
    },
  });
