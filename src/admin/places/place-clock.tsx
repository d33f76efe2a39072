import { type ReactNode, createContext, useContext } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { type Place, placesName, useArePlacesPending, usePlace } from './places.tsx';

/** The number of the office whose clock counts in here. */
const PlaceContext = createContext<number | undefined>(undefined);

/** The place whose clock counts in here; null where times belong to none, and until the offices are known. */
export const usePlaceClock = (): Place | null => usePlace(useContext(PlaceContext)) ?? null;

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
  const named = Object.entries(resource.fields).map(([key, field]) =>
    'to' in field && field.to === placesName ? record[key] : null,
  );
  // Several at once are no place whose clock it could be.
  const id = named.find((value) => typeof value === 'number');
  return <PlaceContext.Provider value={id}>{children}</PlaceContext.Provider>;
}
