import { type ReactNode, createContext, useContext, useEffect, useMemo, useReducer } from 'react';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { branches } from '#resources/branches.ts';
import { useRecords } from '../refine/use-record-list.ts';

type Office = RecordOf<typeof branches>;

interface Known {
  offices: readonly Office[] | undefined;
  ask: () => void;
}

const OfficesContext = createContext<Known>({ offices: undefined, ask: () => undefined });

/** Milliseconds. */
const RETRY_AFTER = 5000;

/** The offices, for everything in here that shows one: they are read once, when the first of them asks. */
export function Offices({ children }: { children: ReactNode }) {
  const [isAsked, ask] = useReducer(() => true, false);
  const { data, error, refetch } = useRecords(branches, { pageSize: PAGE_SIZE_MAX }, { enabled: isAsked });
  const offices = data?.data;
  // Times are neither read nor written without their clock: it is asked for until it is there.
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => void refetch(), RETRY_AFTER);
    return () => clearTimeout(timer);
  }, [error, refetch]);
  const known = useMemo(() => ({ offices, ask }), [offices]);
  return <OfficesContext.Provider value={known}>{children}</OfficesContext.Provider>;
}

/** Whether they are not known yet. */
export const useAreOfficesPending = (): boolean => useContext(OfficesContext).offices === undefined;

/** @returns undefined while the offices are on their way, and where no id is given */
export function useOffice(id: number | undefined): Office | undefined {
  const { offices, ask } = useContext(OfficesContext);
  const isAsking = id !== undefined;
  useEffect(() => {
    if (isAsking) ask();
  }, [isAsking, ask]);
  return offices?.find((office) => office.id === id);
}
