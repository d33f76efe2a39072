import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type ChoicesQuery, choiceSchema, choicesParams } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { call, dataAnswer } from './http.ts';
import { recordKeys } from './record-keys.ts';

const choicesAnswer = dataAnswer(z.array(choiceSchema));

/** What a narrowed reference of a resource can point at. */
export const useChoices = (resource: AnyResource, query: ChoicesQuery, { enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: recordKeys.choices(resource.name, query),
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'GET',
          path: callPath(resource, resource.verbs.choices),
          params: choicesParams(query),
          answer: choicesAnswer,
          words: { fallback: 'listFailed', messages: resource.messages },
          signal,
        })
      ).data,
    enabled,
    placeholderData: keepPreviousData,
  });
