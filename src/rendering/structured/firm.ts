import { pages } from '#contract/pages.ts';
import { ORIGIN_PLACE, socialImagePath } from '#contract/page-rendering.ts';
import { type OfficeDays, daysOfOffice } from '#contract/office-days.ts';
import { DAY_END } from '#contract/day-end.ts';
import type { OpenInterval } from '#contract/week.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { officeMapLink } from '#public-site/office-map.ts';
import type { branches } from '#resources/branches.ts';
import type { officeDays } from '#resources/office-days.ts';
import type { siteSettings } from '#resources/site-settings.ts';
import type { DescribedPage } from '../structured-data.ts';
import { wordsIn } from '../words.ts';
import { firmId, officeId, wholeAddress } from './address.ts';

export type Office = RecordOf<typeof branches>;
type SpecialDays = RecordOf<typeof officeDays>;

/** The firm as a whole, with its offices as its parts and its accounts elsewhere. */
export const firm = (
  offices: readonly Office[],
  { language }: DescribedPage,
  settings: RecordOf<typeof siteSettings> | undefined,
) => ({
  '@type': 'Organization',
  '@id': firmId,
  name: wordsIn(language).t('common:brand'),
  url: wholeAddress(pages.home.path, language),
  logo: `${ORIGIN_PLACE}/favicon.svg`,
  department: offices.map(({ id }) => ({ '@id': officeId(id) })),
  ...withAccounts([settings?.x, settings?.facebook, settings?.instagram]),
});

function withAccounts(accounts: readonly (string | undefined)[]) {
  const sameAs = accounts.filter(Boolean);
  return sameAs.length === 0 ? {} : { sameAs };
}

/** One office, with its address and hours, and the holidays and seasons in which it keeps others. */
export const office = (each: Office, specialDays: readonly SpecialDays[], { language }: DescribedPage) => ({
  '@type': 'LegalService',
  '@id': officeId(each.id),
  name: `${wordsIn(language).t('common:brand')} | ${each.name}`,
  parentOrganization: { '@id': firmId },
  url: wholeAddress(pages.home.path, language),
  image: `${ORIGIN_PLACE}${socialImagePath(language)}`,
  telephone: each.phone,
  email: each.email,
  address: postalAddress(each),
  areaServed: { '@type': 'Country', name: COUNTRIES[each.timeZone] },
  openingHoursSpecification: [
    ...each.hours.map(openingHours),
    ...daysOfOffice(specialDays, each.id).flatMap(specialHours),
  ],
  ...placeOf(each),
  ...(each.taxNumber === '' ? {} : { taxID: each.taxNumber }),
});

function placeOf(each: Office) {
  const { latitude, longitude } = each;
  const hasMap = officeMapLink(each);
  return {
    ...(hasMap === null ? {} : { hasMap }),
    ...(latitude === null || longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

export const postalAddress = ({ name, address, timeZone }: Office) => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressLocality: name,
  addressCountry: COUNTRIES[timeZone],
});

/** By ISO 3166. */
const COUNTRIES = { 'Asia/Riyadh': 'SA', 'Africa/Cairo': 'EG' } as const satisfies Record<
  Office['timeZone'],
  string
>;

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<OpenInterval['day'], string>;

const openingHours = ({ day, opens, closes }: OpenInterval) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${DAYS[day]}`,
  opens,
  // Search engines know no 24:00: a day that is open to its end is told to them so.
  closes: closes === DAY_END ? '23:59' : closes,
});

/** Google reads a day on which a place opens and closes at midnight as one on which it stays closed. */
export function specialHours({ firstDay, lastDay, hours }: OfficeDays) {
  const valid = { validFrom: firstDay, validThrough: lastDay };
  if (hours.length > 0) return hours.map((each) => ({ ...openingHours(each), ...valid }));
  return [{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...valid }];
}
