import type { QueryClient } from '@tanstack/react-query';

/** What nobody has come for is loaded so long after their page stands with its data. Milliseconds. */
const DELAY = 1000;

let stand = (_queryClient: QueryClient) => {};
const pageStands = new Promise<QueryClient>((resolve) => {
  stand = resolve;
});
const isCalm = pageStands.then(async (queryClient) => {
  do await new Promise((resolve) => setTimeout(resolve, DELAY));
  while (queryClient.isFetching() > 0);
});

/** Says that the first page is drawn, maybe without its data. */
export const pageIsDrawn = (queryClient: QueryClient): void => stand(queryClient);

/** Resolves when nothing that somebody has come for is under way any more. */
export const whenPageIsIdle = (): Promise<void> => isCalm;
