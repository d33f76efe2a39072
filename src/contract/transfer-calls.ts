import { z } from 'zod';
import { type Grant, named } from './access.ts';
import { dayIn } from './day-in.ts';
import type { AnyResource } from './define-resource.ts';
import { RECORD_KEYS } from './definition-keys.ts';
import { FIRM_ZONE } from './firm-zone.ts';
import { withErrorCode } from './value-schemas.ts';
import { isObject } from './is-object.ts';
import type { Language } from './language.ts';
import { listQuerySchema } from './list-query-schema.ts';
import type { ListQuery } from './list-query.ts';
import type { Role } from './roles.ts';

/** The kinds of files that records are exported to and imported from. */
export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
/** Most records of a workbook, which is made in memory; a CSV is written row by row, and has as many as there are. */
export const XLSX_MAX_ROWS = 50_000;

/** Who may take a list away as a file: whoever its grant names. Visitors read it page by page. */
export const exportGrant = ({ access }: Pick<AnyResource, 'access'>): Grant | false => named(access.list);

export interface ExportQuery {
  format: FileFormat;
  /** Keys of the definition; none: all that the reader may have. */
  columns: readonly string[];
  query: ListQuery;
}

/** The schema of an export's query string: that of the list, whose pages play no part, the `Format` and the `Columns`. */
export const exportQuerySchema = (resource: AnyResource, role: Role | null): z.ZodType<ExportQuery> =>
  z.preprocess(
    apart,
    z.object({
      format: z.enum(FILE_FORMATS, { error: withErrorCode('optionInvalid') }).default('csv'),
      columns: z
        .string()
        .transform((keys) => keys.split(',').filter(Boolean))
        .pipe(
          z.array(
            z.enum([...RECORD_KEYS, ...Object.keys(resource.fields)], {
              error: withErrorCode('optionInvalid'),
            }),
          ),
        )
        .default([]),
      query: listQuerySchema(resource, role),
    }),
  );

function apart(input: unknown) {
  const entries = Object.entries(isObject(input) ? input : {});
  const given = (wanted: string) => entries.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const isOwn = ([name]: [string, unknown]): boolean => ['format', 'columns'].includes(name.toLowerCase());
  return {
    format: given('format'),
    columns: given('columns'),
    query: Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  };
}

/** What an exported file is called: by the resource in the reader's language, and the day by the firm's clock. */
export const exportName = (
  { labels }: AnyResource,
  { format, language, now }: { format: FileFormat; language: Language; now: Date },
): string => `${labels.many[language]} ${dayIn(now, FIRM_ZONE)}.${format}`;
