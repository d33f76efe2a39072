import { useForm } from '@refinedev/mantine';
import { type ReactNode, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { AppFailure } from '#providers/http/app-failure.ts';
import { type ProviderOptions, providerOptions } from '#providers/records/provider-options.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useFailedReadInPlace } from '#providers/notifications/read-notifications.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { useShownRecord } from '#providers/records/shown-record.ts';
import { outcomeIsSaid } from './query-state.ts';

interface ResourceFormInput {
  resource: AnyResource;
  /** The record that is changed; undefined for a new one. */
  id: number | undefined;
  /** What the fields begin with, from what the screen before has shown of the record; null where that was not all. */
  initialValues: (shown: AnyRecord | null) => Values;
  /** What is wrong, by key. Nodes, not strings: they follow the language of the page. */
  validate: (values: Values) => Record<string, ReactNode>;
  /** Read anew at every save: the version it is based on, the key of the submission. */
  options: ProviderOptions;
}

/** Of a new record nothing is read. */
const NO_QUERY = {
  data: undefined,
  error: null,
  isPending: false,
  refetch: () => Promise.resolve({ data: undefined }),
};

/** When it was shown does not matter: it is asked for again. */
const LONG_AGO = 0;

/**
 * Refine's form over a definition, with its query: the record stands at once as the screen before has shown it, then as
 * the host gives it for a change (`GetForUpdate`). What is typed is never overwritten: which of the record's values go
 * into the fields, and the words of errors, are the screen's, as the library's own lose parameters and languages.
 */
export function useResourceForm({ resource, id, initialValues, validate, options }: ResourceFormInput) {
  const findShown = useShownRecord(resource);
  const [shown] = useState(() => (id === undefined ? null : (findShown(id) ?? null)));
  const [defaultValues] = useState(() => initialValues(shown));
  useFailedReadInPlace(resource.name, id);
  // HttpError demands an index signature; what is thrown is ours.
  const form = useForm<AnyRecord, AppFailure & Record<string, unknown>, Values>({
    initialValues: defaultValues,
    validate,
    disableServerSideValidation: true,
    refineCoreProps: {
      resource: resource.name,
      action: id === undefined ? 'create' : 'edit',
      id,
      redirect: false,
      queryMeta: { forUpdate: true, ...providerOptions({ definition: resource }) },
      queryOptions: {
        // Not among what live changes ask for again: nothing moves under the person who types.
        ...(id === undefined ? {} : { queryKey: [...recordKeys.forUpdate(resource.name, id)] }),
        ...(shown ? { initialData: { data: shown }, initialDataUpdatedAt: LONG_AGO } : {}),
        staleTime: ({ state }) => (state.dataUpdatedAt === LONG_AGO ? 0 : Infinity),
        gcTime: 0,
        select: keepFields as never, // Its type wants a record where the fields are filled from.
      },
      mutationMeta: providerOptions(options),
      invalidates: ['resourceAll'],
      warnWhenUnsavedChanges: false,
      ...outcomeIsSaid,
    },
  });
  const { query = NO_QUERY } = form.refineCore;
  const record = recordIn(query?.data);
  return {
    form,
    query,
    record,
    shown,
    /** Asks for the record as it is now; null where it is no more. */
    readAgain: async () => {
      // A first answer that is still on its way may be older, and would be taken for this one.
      if (query.isPending) await query.refetch();
      return recordIn((await query.refetch()).data);
    },
  };
}

/** Refine's form with Mantine's, as it is used here. */
export type ResourceForm = ReturnType<typeof useResourceForm>['form'];

/** As `keepFields` left it. */
const recordIn = (data: unknown): AnyRecord | null =>
  (data as { record?: AnyRecord } | undefined)?.record ?? null;

/** Refine would fill the fields anew whenever the answer changes; it is given none, and the record beside them. */
const keepFields = ({ data }: { data: AnyRecord }) => ({ data: {}, record: data });
