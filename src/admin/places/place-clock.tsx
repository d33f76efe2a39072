import { type ReactNode, createContext, useContext } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { OfficeZone } from '#contract/office-zones.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useArePlacesPending, usePlace } from './places.tsx';

/** The clock that the times of a record are told by. */
interface Clock {
  timeZone: OfficeZone;
  /** The place whose clock it is, in the reader's language. */
  name: string;
}

/** The number of the office whose clock counts in here. */
const PlaceContext = createContext<number | undefined>(undefined);

/** Null where a time belongs to no place, and until the offices are known. */
export function usePlaceClock(): Clock | null {
  const place = usePlace(useContext(PlaceContext));
  return place ? { timeZone: place.timeZone, name: place.name } : null;
}

/** Whether times in here are those of a place whose clock is not known yet: read by another, they would be other times. */
export function useIsClockPending(): boolean {
  const isOfPlace = useContext(PlaceContext) !== undefined;
  return useArePlacesPending() && isOfPlace;
}

interface PlaceClockProps {
  resource: AnyResource;
  record: AnyRecord;
  children: ReactNode;
}

/** Times in here are those of the office that the record names. */
export function PlaceClock({ resource, record, children }: PlaceClockProps) {
  const key = Object.entries(resource.fields).find(
    ([, field]) => 'widget' in field && field.widget === 'office',
  )?.[0];
  const id = key === undefined ? undefined : record[key];
  return (
    <PlaceContext.Provider value={typeof id === 'number' ? id : undefined}>{children}</PlaceContext.Provider>
  );
}
