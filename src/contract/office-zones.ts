import type { LocalizedText } from './language.ts';

/** The time zones in which the firm has offices, by the city whose clock it is. */
export const OFFICE_ZONES = {
  'Asia/Riyadh': { ar: 'الرياض', en: 'Riyadh' },
  'Africa/Cairo': { ar: 'القاهرة', en: 'Cairo' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type OfficeZone = keyof typeof OFFICE_ZONES;

export const isOfficeZone = (zone: unknown): zone is OfficeZone =>
  typeof zone === 'string' && Object.hasOwn(OFFICE_ZONES, zone);
