import type { UseMutationResult } from '@tanstack/react-query';
import { useOnReconnect } from '#providers/browser/use-on-reconnect.ts';
import { isCutOff } from '#providers/http/is-cut-off.ts';
import type { Sending } from './use-call.ts';

/**
 * What was pressed without a line, and so has never left, goes when there is one, unless it was reset. A form sees to it
 * itself.
 * @returns whether it waits for the line
 */
export function useSendOnReconnect<Data, Input>({
  error,
  context,
  variables,
  mutate,
}: UseMutationResult<Data, Error, Input, Sending>): boolean {
  const isWaiting = error !== null && isCutOff(error) && context?.hadLine === false;
  useOnReconnect(isWaiting, () => {
    if (variables !== undefined) mutate(variables);
  });
  return isWaiting;
}
