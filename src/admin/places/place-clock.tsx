import { type ReactNode, createContext, useContext } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { OFFICE_ZONES } from '#contract/office-zones.ts';
import { placeOf } from '#contract/place-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { type Place, placesName, useArePlacesPending, usePlace } from './places.tsx';

/** The number of the office whose clock counts in here. */
const PlaceContext = createContext<number | undefined>(undefined);

/** A clock that times are told by, and what it is called in the reader's language. */
type Clock = Pick<Place, 'name' | 'timeZone'>;

/**
 * The clock that counts in here, for what is typed and what is shown: that of the place, or the firm's where times belong
 * to none; null until the offices are known.
 */
export function usePlaceClock(): Clock | null {
  const { language } = useLanguage();
  const place = usePlace(useContext(PlaceContext));
  const isPending = useIsClockPending();
  if (isPending) return null;
  return place ?? { name: OFFICE_ZONES[FIRM_ZONE][language], timeZone: FIRM_ZONE };
}

/** Whether times in here are those of a place whose clock is not known yet: read by another, they would be other times. */
export function useIsClockPending(): boolean {
  const isOfPlace = useContext(PlaceContext) !== undefined;
  return useArePlacesPending() && isOfPlace;
}

interface PlaceClockProps {
  resource: AnyResource;
  /** Undefined where it is not to be had: the firm's clock counts. */
  record: AnyRecord | undefined;
  children: ReactNode;
}

/** Times in here are those of the office that the record names. */
export function PlaceClock({ resource, record, children }: PlaceClockProps) {
  return (
    <PlaceContext.Provider value={placeOf(resource, record, placesName)}>{children}</PlaceContext.Provider>
  );
}
