import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { createRecord } from './create-record.ts';

/** @returns a mutation that makes a record */
export function useCreateRecord(definition: AnyResource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: Values) => createRecord(definition, values),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recordKeys.all(definition.name) }),
  });
}
