import { z } from 'zod';
import { can } from '#contract/access.ts';
import { dayIn } from '#contract/day-in.ts';
import { AppError } from '#contract/errors.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { callPath } from '#contract/resource-paths.ts';
import {
  type ExportQuery,
  FILE_FORMATS,
  XLSX_MAX_ROWS,
  type FileFormat,
  exportGrant,
  exportName,
  exportQuerySchema,
} from '#contract/transfer-calls.ts';
import { chosenColumns, transferColumns } from '#contract/transfer-columns.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type Download, route } from '../http/route.ts';
import { requestContextOf } from '../resources/request-context.ts';
import { writeAudit } from '../resources/audit.ts';
import { listParameters } from '../resources/list-parameters.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { inText } from './clock-cells.ts';
import { writeCsv } from './csv.ts';
import { exportRows } from './export-rows.ts';
import { writeXlsx } from './xlsx.ts';

const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Pages play no part: the file holds all of them. */
const PAGE_NAMES = ['PageIndex', 'PageSize', 'Sort'];

/** The route that gives a list as a file; none where nobody may list. */
export function exportRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const access = exportGrant(resource);
  if (access === false) return [];
  const records = recordsOf(host, table, tables);
  return [
    route<ExportQuery, undefined, Download>({
      access,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'GET',
      path: callPath(resource, resource.verbs.export),
      summary: `${resource.labels.many.en} as a file, as far as the filters let them through`,
      kind: 'download',
      // Its columns are closed by `transferColumns`, as an answer is by its schema.
      data: () => z.never(),
      types: Object.values(MEDIA_TYPES),
      query: (role) => exportQuerySchema(resource, role),
      parameters: [
        { name: 'Format', description: 'What kind of file', schema: { enum: FILE_FORMATS, default: 'csv' } },
        {
          name: 'Columns',
          description: 'Its columns, by their keys. Default: all',
          schema: { type: 'string' },
        },
        ...listParameters(resource).filter(({ name }) => !PAGE_NAMES.includes(name)),
      ],
      // Batch after batch, before each of them leaves.
      shows: 'itself',
      errors: ['exportTooLong', ...(resource.access.delete === false ? [] : (['forbidden'] as const))],
      handle: async (call) => {
        const { format, query, columns: chosen } = call.query;
        if (query.trash && !can(resource, 'delete', call.role)) throw new AppError('forbidden');
        const requestContext = requestContextOf(call);
        const { totals } = await records.list({ ...query, page: 1, pageSize: 1 }, requestContext);
        if (format === 'xlsx' && totals.totalCount > XLSX_MAX_ROWS)
          throw new AppError('exportTooLong', { params: { max: XLSX_MAX_ROWS } });
        const { page: _page, pageSize: _size, sort: _sort, search, ...asked } = query;
        // Written before the first byte leaves: whoever stops in the middle has seen the beginning.
        await withTransaction(host.pool, (client) =>
          writeAudit(client, {
            resource: resource.name,
            recordId: null,
            operation: 'exported',
            summary: {
              ar: `${format.toUpperCase()}، عدد السجلات: ${totals.totalCount}`,
              en: `${format.toUpperCase()}, records: ${totals.totalCount}`,
            },
            caller: call.caller,
            // What was looked for may be a name, which nobody would find here when the person is erased.
            changes: { query: [null, search?.trim() ? { ...asked, hasSearch: true } : asked] },
          }),
        );
        const all = transferColumns(resource, call.role);
        const columns = chosen.length > 0 ? chosenColumns(all, chosen) : all;
        const rows = exportRows(host, {
          query,
          scope: { table, tables, ...requestContext },
          columns,
        });
        const name = { format, now: new Date() };
        return {
          type: MEDIA_TYPES[format],
          name: exportName(resource, { ...name, language: call.language }),
          plainName: `${resource.endpoint}-${dayIn(name.now, FIRM_ZONE)}.${format}`,
          content:
            format === 'csv'
              ? writeCsv(inText(rows))
              : await writeXlsx(rows, {
                  columns,
                  name: resource.labels.many[call.language],
                  language: call.language,
                }),
        };
      },
    }),
  ];
}
