/** What the panel's screens read of a query of Refine's. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** This question was answered before, or failed. */
  readonly isFetched: boolean;
  /** The data is that of the question before. */
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** Is the answer to this question still to come? One that is asked for again is here. */
export const isOnItsWay = ({
  isFetching,
  isPending,
  isPlaceholderData,
}: Pick<QueryState<unknown>, 'isFetching' | 'isPending' | 'isPlaceholderData'>): boolean =>
  isFetching && (isPending || isPlaceholderData);

/** The data of the question before stays until the next is answered. */
export const keepPrevious = <Data>(previous: Data | undefined): Data | undefined => previous;

/** For hooks of Refine whose failures the screen itself shows, beside what could not be read. */
export const failuresAreShown = { errorNotification: false as const };

/** For writes: what they came to is said in the words of the screen, by `useNotify`. */
export const outcomeIsSaid = { successNotification: false as const, errorNotification: false as const };

/** What a hook gives without Refine's envelope. */
export const unwrapped = ({ data }: { data: unknown }): unknown => data;
