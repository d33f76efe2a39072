import { imagePath, widthsOf } from '#contract/image-paths.ts';
import { ORIGIN_PLACE } from '#contract/page-rendering.ts';
import { lawyerPath } from '#contract/pages.ts';
import type { RecordOf } from '#contract/record-types.ts';
import type { lawyers } from '#resources/lawyers.ts';
import type { DescribedPage } from '../structured-data.ts';
import { firmId, wholeAddress } from './address.ts';
import { type Office, postalAddress } from './firm.ts';

export type Lawyer = RecordOf<typeof lawyers>;

/** A lawyer, at the address of their office. */
export function attorney(
  lawyer: Lawyer,
  { language, offices }: DescribedPage & { offices: readonly Office[] },
) {
  const own = offices.find(({ id }) => id === lawyer.branchId);
  return {
    '@type': 'Attorney',
    '@id': `${ORIGIN_PLACE}/#lawyer-${lawyer.id}`,
    name: lawyer.name,
    description: [lawyer.jobTitle, lawyer.specialization].filter(Boolean).join('. '),
    knowsAbout: lawyer.specialization,
    url: wholeAddress(lawyerPath(lawyer.slug), language),
    parentOrganization: { '@id': firmId },
    ...(own ? { address: postalAddress(own), telephone: own.phone } : {}),
    ...ownDetails(lawyer),
  };
}

/** By which a lawyer is named as the person that they are, wherever they are spoken of. */
export const personId = (lawyerId: number): string => `${ORIGIN_PLACE}/#person-${lawyerId}`;

/** The same lawyer as the person whom a page of their own is about, or who wrote what a page shows. */
export const person = (lawyer: Lawyer, { language }: DescribedPage) => ({
  '@type': 'Person',
  '@id': personId(lawyer.id),
  name: lawyer.name,
  description: lawyer.description,
  jobTitle: lawyer.jobTitle,
  knowsAbout: lawyer.specialization,
  url: wholeAddress(lawyerPath(lawyer.slug), language),
  worksFor: { '@id': firmId },
  ...(lawyer.spokenLanguages === '' ? {} : { knowsLanguage: namesIn(lawyer.spokenLanguages) }),
  ...credentialsOf(lawyer),
  ...ownDetails(lawyer),
});

const ownDetails = ({ email, linkedIn, photo }: Lawyer) => ({
  ...(email === '' ? {} : { email }),
  ...(linkedIn === '' ? {} : { sameAs: linkedIn }),
  ...(photo ? { image: photoAddress(photo) } : {}),
});

/** The licences under which a lawyer practises, with who has given each. */
function credentialsOf({ admissions = [] }: Lawyer) {
  if (admissions.length === 0) return {};
  return {
    hasCredential: admissions.map(({ authority, licenceNumber }) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      recognizedBy: { '@type': 'Organization', name: authority },
      ...(licenceNumber === '' ? {} : { identifier: licenceNumber }),
    })),
  };
}

const namesIn = (list: string): string[] =>
  list
    .split(/[,،]/)
    .map((name) => name.trim())
    .filter(Boolean);

const photoAddress = ({ key, width }: NonNullable<Lawyer['photo']>): string =>
  `${ORIGIN_PLACE}${imagePath(key, widthsOf(width).at(-1) ?? width, 'webp')}`;
