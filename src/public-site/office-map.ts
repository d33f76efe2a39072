import type { Office } from './use-offices.ts';

/** Where the way to an office is shown: the link that the firm wrote, or its place on the map; `null` without either. */
export function officeMapLink({
  mapUrl,
  latitude,
  longitude,
}: Pick<Office, 'mapUrl' | 'latitude' | 'longitude'>) {
  if (mapUrl !== '') return mapUrl;
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
