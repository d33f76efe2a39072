import { type ReactNode, createContext, useContext } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import type { OfficeZone } from '#ui/text/format-date.ts';
import { useOffice } from './offices.tsx';

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
  const office = useOffice(useContext(PlaceContext));
  return office ? { timeZone: office.timeZone, name: office.name } : null;
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
