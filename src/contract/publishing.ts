import { z } from 'zod';
import { type Grant, named } from './access.ts';
import { type ValidationResult, toValidationResult } from './validation-result.ts';
import type { AnyResource } from './define-resource.ts';
import type { FieldIssues } from './errors.ts';
import { halfKey } from './field-keys.ts';
import { isLocalized } from './field-kinds.ts';
import { LANGUAGES, type Language, addressIn } from './language.ts';
import { recordSchema } from './record-schemas.ts';
import type { Values } from './record-schemas.ts';
import { caseless } from './query-string.ts';
import { callPath } from './resource-paths.ts';
import type { Role } from './roles.ts';
import { momentSchema, withErrorCode } from './value-schemas.ts';

/** What a definition says of records that are written first and shown later. */
export interface Publishing<
  Address extends string = string,
  State extends string = string,
  Key extends string = string,
> {
  /** The slug that a published record stands at. It must be `unique`. */
  readonly address: Address;
  /** The page that shows one: a path of `pages.ts` with `:slug` in it. */
  readonly page: string;
  /** The fields that say how each language stands, of `src/resources/publication-fields.ts`. */
  readonly states: Readonly<Record<Language, State>>;
  /**
   * The newest are told to programs that read feeds, beside the page's list: `text` says what one is about, `by` names
   * its author. Default: there is no feed.
   */
  readonly feed?: { readonly text: Key; readonly by?: Key };
}

/** How one language of a record stands, in one word: read by nobody, soon, as it is saved, or as it was before. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published', 'changed'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** For how long a link to a preview is good. */
export const PREVIEW_HOURS = 24;

/** How one language of a record stands. */
export const publicationSchema = z.object({
  language: z.enum(LANGUAGES),
  /** When what the public reads was published last; null: nothing is. */
  publishedAt: z.string().nullable(),
  /** The slug that it stands at; null: at none. */
  address: z.string().nullable(),
  /** The draft differs from what is published. */
  isChanged: z.boolean(),
  publishAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
  /** Why what was scheduled could not be published, by the keys of its fields; null: it could, or was not tried. */
  problem: z.array(z.string()).nullable(),
  /** The texts that it still needs in this language, by the keys of their fields. */
  missing: z.array(z.string()),
});
export type Publication = z.infer<typeof publicationSchema>;
export const publicationsSchema = z.array(publicationSchema);

const languageSchema = z.enum(LANGUAGES, { error: withErrorCode('optionInvalid') });

/** Which language is meant. */
export const ofLanguageSchema = z.strictObject({ language: languageSchema });
export type OfLanguage = z.infer<typeof ofLanguageSchema>;

const scheduleTimes = { publishAt: momentSchema.nullable(), unpublishAt: momentSchema.nullable() };

/** When a language is to be shown, and when no longer; null: never by itself. */
export const scheduleSchema = z.strictObject({
  language: languageSchema,
  ...scheduleTimes,
  /** What the caller saw planned: another plan is not replaced unseen. Left out: whichever there is. */
  seen: z.strictObject(scheduleTimes).optional(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** What is taken away again was there before. */
export function checkSchedule(input: unknown): ValidationResult<Schedule> {
  const parsed = scheduleSchema.safeParse(input);
  const { publishAt = null, unpublishAt = null } = parsed.success ? parsed.data : {};
  const isBackwards = publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt;
  return toValidationResult(parsed, isBackwards ? { unpublishAt: { code: 'endBeforeStart' } } : {});
}

/** A link to the page as it would be. */
export const previewSchema = z.object({ path: z.string(), expiresAt: z.string() });
export type Preview = z.infer<typeof previewSchema>;

/** What a page asks for by the slug in its address, with the token of a preview where it has one. */
export const addressQuerySchema = caseless({
  Slug: z.string({ error: withErrorCode('invalid') }).max(200, { error: withErrorCode('invalid') }),
  Preview: z
    .string({ error: withErrorCode('invalid') })
    .max(300, { error: withErrorCode('invalid') })
    .optional(),
});
export type AddressQuery = z.infer<typeof addressQuerySchema>;

/** What is at a slug: a record, or the slugs that it is published at now, by their languages. */
export const slugResultSchema = (resource: AnyResource, role: Role | null) =>
  z.object({
    record: recordSchema(resource, role).nullable(),
    addresses: z.partialRecord(z.enum(LANGUAGES), z.string()),
  });
/** The slugs that a record is published at, by their languages. */
export type Addresses = Readonly<Partial<Record<Language, string>>>;

/** Who publishes: whoever may update. */
export const publishers = ({ publishing, access }: Pick<AnyResource, 'publishing' | 'access'>) =>
  publishing ? named(access.update) : (false as const);

/** Who reads what is published: everybody, and staff too as everybody. */
export const publishedReaders: Grant = { public: 'all' };

/** What is done with the publications of many records at once, as the audit calls it. */
export const PUBLISHING_OF_MANY = ['published', 'unpublished'] as const;
export type PublishingOfMany = (typeof PUBLISHING_OF_MANY)[number];
export const isPublishingOfMany = (name: string): name is PublishingOfMany =>
  PUBLISHING_OF_MANY.some((known) => known === name);

export const publishingPaths = {
  state: (resource: AnyResource, id?: number): string => callPath(resource, 'GetPublications', id),
  publish: (resource: AnyResource, id?: number): string => callPath(resource, 'Publish', id),
  unpublish: (resource: AnyResource, id?: number): string => callPath(resource, 'Unpublish', id),
  schedule: (resource: AnyResource, id?: number): string => callPath(resource, 'Schedule', id),
  publishMany: (resource: AnyResource): string => callPath(resource, 'PublishMany'),
  unpublishMany: (resource: AnyResource): string => callPath(resource, 'UnpublishMany'),
  publishManyLater: (resource: AnyResource): string => callPath(resource, 'PublishManyLater'),
  unpublishManyLater: (resource: AnyResource): string => callPath(resource, 'UnpublishManyLater'),
  preview: (resource: AnyResource, id?: number): string => callPath(resource, 'Preview', id),
  published: (resource: Pick<AnyResource, 'endpoint' | 'onlyId'>): string =>
    `/api/${resource.endpoint}/GetPublished`,
  bySlug: (resource: Pick<AnyResource, 'endpoint' | 'onlyId'>): string =>
    `/api/${resource.endpoint}/GetAtAddress`,
} as const;

/** The page of a published record in a language. */
export const publishedPath = ({ page }: Publishing, slug: string, language: Language): string =>
  addressIn(language, page.replace(':slug', encodeURIComponent(slug)));

/** Where its feed is, beside the list of its pages: `/insights/feed.xml`. */
export const feedPath = ({ page }: Pick<Publishing, 'page'>): string => page.replace(':slug', 'feed.xml');

/** The texts that a record needs in a language before it can be published in it, and does not have. */
export const lackingTexts = ({ fields }: Pick<AnyResource, 'fields'>, record: Values, language: Language) =>
  Object.entries(fields)
    .filter(
      ([key, field]) =>
        isLocalized(field) && field.optional !== true && isBlank(record[halfKey(key, language)]),
    )
    .map(([key]) => key);

/** The same, as what is wrong with the record. */
export const lackingIssues = (lacking: readonly string[], language: Language): FieldIssues =>
  Object.fromEntries(lacking.map((key) => [halfKey(key, language), { code: 'required' } as const]));

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
