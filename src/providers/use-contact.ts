import { useQuery } from '@tanstack/react-query';
import { contactSchema } from '#contract/contact.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { call, dataAnswer } from './http.ts';
import { recordKeys } from './record-keys.ts';

const contactAnswer = dataAnswer(contactSchema);

/** How to reach the owner of a record. */
export const useContact = (resource: AnyResource, id: number) =>
  useQuery({
    queryKey: recordKeys.contact(resource.name, id),
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'GET',
          path: callPath(resource, resource.verbs.contact, id),
          answer: contactAnswer,
          words: { fallback: 'readFailed', messages: resource.messages },
          signal,
        })
      ).data,
  });
