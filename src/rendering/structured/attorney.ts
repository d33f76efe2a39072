import { imagePath, widthsOf } from '#contract/image-paths.ts';
import { ORIGIN_PLACE } from '#contract/page-rendering.ts';
import { pages } from '#contract/pages.ts';
import type { RecordOf } from '#contract/record-types.ts';
import type { lawyers } from '#resources/lawyers.ts';
import type { DescribedPage } from '../structured-data.ts';
import { firmId, wholeAddress } from './address.ts';
import { type Office, postalAddress } from './firm.ts';

type Lawyer = RecordOf<typeof lawyers>;

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
    url: wholeAddress(pages.home.path, language),
    parentOrganization: { '@id': firmId },
    ...(own ? { address: postalAddress(own), telephone: own.phone } : {}),
    ...(lawyer.email === '' ? {} : { email: lawyer.email }),
    ...(lawyer.linkedIn === '' ? {} : { sameAs: lawyer.linkedIn }),
    ...(lawyer.photo ? { image: photoAddress(lawyer.photo) } : {}),
  };
}

const photoAddress = ({ key, width }: NonNullable<Lawyer['photo']>): string =>
  `${ORIGIN_PLACE}${imagePath(key, widthsOf(width).at(-1) ?? width, 'webp')}`;
