import { z } from 'zod';
import { toValidationResult } from '#contract/validation-result.ts';
import { takenCodeOf } from '#contract/fields.ts';
import { importGrant } from '#contract/import-grant.ts';
import { IMPORT_MAX_BYTES, type ImportReport, importReportSchema } from '#contract/import-report.ts';
import { callPath } from '#contract/resource-paths.ts';
import { momentSchema } from '#contract/value-schemas.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { idempotencyKey, submissionOf } from '../resources/idempotency.ts';
import { requestContextOf } from '../resources/request-context.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { importerOf, accessOfImport } from './import-file.ts';

const flag = z.enum(['true', 'false']).default('false');
/**
 * `skipWrong`: rows with an error are left out, and the others are written. `toldAt`: the `readAt` of the report that was
 * looked at before; a record that was changed since is not written, but told.
 */
const formSchema = z.object({ dryRun: flag, skipWrong: flag, toldAt: momentSchema.optional() });
type ImportForm = z.output<typeof formSchema>;

/** The route that takes a list from a file; none where nobody may write every record. */
export function importRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const access = importGrant(resource);
  if (access === false) return [];
  const importFile = importerOf(host, table, tables);
  const { create = [], update = [] } = table.hooks.errors ?? {};
  return [
    route<undefined, ImportForm, ImportReport>({
      access,
      tag: resource.endpoint,
      messages: {
        ...resource.messages,
        fileTooLarge: {
          ar: 'حجم الملف كبير. الحد الأقصى 10 ميغابايت',
          en: 'File is too large. Max size is 10MB',
        },
      },
      method: 'POST',
      path: callPath(resource, resource.verbs.import),
      summary: `Add and change ${resource.labels.many.en} from a file, all rows or none, or those without an error`,
      file: {
        name: 'file',
        maxBytes: IMPORT_MAX_BYTES,
        description:
          'A CSV or XLSX with a head, at most 10 MB and 20,000 rows, of which 1,000 new or changed ones on the embedded database',
      },
      body: { schema: () => formSchema, check: (input) => toValidationResult(formSchema.safeParse(input)) },
      data: (role) => importReportSchema(resource, role),
      headers: [idempotencyKey],
      errors: [
        'idempotencyMismatch',
        'importBroken',
        'importHead',
        'importTooLong',
        'importTooMuch',
        'importRefused',
        ...Object.values(resource.fields).flatMap((field) => takenCodeOf(field) ?? []),
        ...create,
        ...update,
      ],
      shows: (report) => [accessOfImport(resource, report)],
      handle: (call) => {
        const { dryRun, skipWrong, toldAt } = call.body;
        // Looked at once more before it is sent again, it is the same file all the same.
        const sent = {
          ...call,
          body: { skipWrong },
          files: [{ name: 'file', at: 'file', bytes: call.file }],
        };
        return importFile(
          call.file,
          {
            isDryRun: dryRun === 'true',
            isSkipping: skipWrong === 'true',
            toldAt: toldAt === undefined ? null : new Date(toldAt),
            submission: dryRun === 'true' ? null : submissionOf(sent, resource),
          },
          requestContextOf(call),
        );
      },
    }),
  ];
}
