import { type ReactNode, createContext, useContext, useEffect, useMemo, useReducer } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import { type OfficeZone, isOfficeZone } from '#contract/office-zones.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { resources } from '#resources/index.ts';
import { useRecordList } from '../refine/use-record-list.ts';

/** An office, as far as times are told by its clock. */
export interface Place {
  readonly id: number;
  /** In the reader's language. */
  readonly name: string;
  readonly timeZone: OfficeZone;
}

interface Known {
  places: readonly Place[] | undefined;
  ask: () => void;
}

const PlacesContext = createContext<Known>({ places: undefined, ask: () => undefined });

/** Milliseconds. */
const RETRY_AFTER = 5000;

const [placed] = (resources as readonly AnyResource[]).flatMap((resource) =>
  resource.timeZone === undefined ? [] : [{ resource, timeZone: resource.timeZone }],
);

/** The name of the resource whose records they are. */
export const placesName = placed?.resource.name;

/** The places, for everything in here that shows one: they are read once, when the first of them asks. */
export const Places = ({ children }: { children: ReactNode }) =>
  placed ? <PlacesOf {...placed}>{children}</PlacesOf> : <>{children}</>;

interface PlacesOfProps {
  resource: AnyResource;
  timeZone: string;
  children: ReactNode;
}

function PlacesOf({ resource, timeZone, children }: PlacesOfProps) {
  const [isAsked, ask] = useReducer(() => true, false);
  const { data, error, refetch } = useRecordList(
    resource,
    listQueryOf(resource, { pageSize: PAGE_SIZE_MAX }),
    { enabled: isAsked },
  );
  const records = data?.data;
  // Times are neither read nor written without their clock: it is asked for until it is there.
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => void refetch(), RETRY_AFTER);
    return () => clearTimeout(timer);
  }, [error, refetch]);
  const known = useMemo(
    () => ({ places: records?.flatMap((record) => placesOf(resource, timeZone, record)), ask }),
    [records, resource, timeZone],
  );
  return <PlacesContext.Provider value={known}>{children}</PlacesContext.Provider>;
}

function placesOf(resource: AnyResource, timeZone: string, record: AnyRecord): Place[] {
  const zone = record[timeZone];
  return isOfficeZone(zone) ? [{ id: record.id, name: titleOf(resource, record), timeZone: zone }] : [];
}

/** Whether they are not known yet. */
export const useArePlacesPending = (): boolean => useContext(PlacesContext).places === undefined;

/** @returns undefined while the places are on their way, and where no id is given */
export function usePlace(id: number | undefined): Place | undefined {
  const { places, ask } = useContext(PlacesContext);
  const isAsking = id !== undefined;
  useEffect(() => {
    if (isAsking) ask();
  }, [isAsking, ask]);
  return places?.find((place) => place.id === id);
}
