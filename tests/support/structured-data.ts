import { z } from 'zod';

const address = z.url();
const text = z.string().trim().min(1);
const reference = z.strictObject({ '@id': address });
const postal = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressCountry: z.enum(['SA', 'EG']),
});
const phone = z.string().regex(/^\+[\d ]+$/);
const clock = z.string().regex(/^\d\d:\d\d$/);

/** What the site says to crawlers, by the types of schema.org: each with what they ask of it, and nothing unknown. */
const node = z.discriminatedUnion('@type', [
  z.strictObject({
    '@type': z.literal('Organization'),
    '@id': address,
    name: text,
    url: address,
    logo: address,
    department: z.array(reference).min(1),
    sameAs: z.array(address).min(1).optional(),
  }),
  z.strictObject({
    '@type': z.literal('LegalService'),
    '@id': address,
    name: text,
    parentOrganization: reference,
    url: address,
    image: address,
    telephone: phone,
    email: z.email(),
    address: postal,
    areaServed: z.strictObject({ '@type': z.literal('Country'), name: z.enum(['SA', 'EG']) }),
    openingHoursSpecification: z
      .array(
        z.strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          // Left out where the place is closed on all days of a holiday.
          dayOfWeek: z
            .string()
            .regex(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/)
            .optional(),
          opens: clock,
          closes: clock,
          validFrom: z.iso.date().optional(),
          validThrough: z.iso.date().optional(),
        }),
      )
      .min(1),
    hasMap: address.optional(),
    geo: z
      .strictObject({
        '@type': z.literal('GeoCoordinates'),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      })
      .optional(),
    taxID: text.optional(),
  }),
  z.strictObject({
    '@type': z.literal('Attorney'),
    '@id': address,
    name: text,
    description: text,
    knowsAbout: text,
    url: address,
    parentOrganization: reference,
    address: postal.optional(),
    telephone: phone.optional(),
    email: z.email().optional(),
    sameAs: address.optional(),
    image: address.optional(),
  }),
  z.strictObject({
    '@type': z.literal('Person'),
    '@id': address,
    name: text,
    description: text,
    jobTitle: text,
    knowsAbout: text,
    url: address,
    worksFor: reference,
    knowsLanguage: z.array(text).min(1).optional(),
    hasCredential: z
      .array(
        z.strictObject({
          '@type': z.literal('EducationalOccupationalCredential'),
          credentialCategory: z.literal('license'),
          recognizedBy: z.strictObject({ '@type': z.literal('Organization'), name: text }),
          identifier: text.optional(),
        }),
      )
      .min(1)
      .optional(),
    email: z.email().optional(),
    sameAs: address.optional(),
    image: address.optional(),
  }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    '@id': address,
    inLanguage: z.enum(['ar', 'en']),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    '@type': z.literal('Article'),
    '@id': address,
    headline: text,
    description: text,
    inLanguage: z.enum(['ar', 'en']),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    mainEntityOfPage: address,
    author: z.strictObject({ '@type': z.literal('Person'), '@id': address, name: text }),
    publisher: z.strictObject({ '@id': address }),
    image: address.optional(),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: text,
          item: address,
        }),
      )
      .min(2),
  }),
]);

/** The JSON-LD of a document; one without any has no nodes. Throws where it breaks the rules of its types. */
export function structuredDataOf(html: string): z.output<typeof node>[] {
  const written = html.match(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/)?.[1];
  if (written === undefined) return [];
  return z
    .strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) })
    .parse(JSON.parse(written))['@graph'];
}
