import { type OwnerContact, ownerContactGrant, ownerContactSchema } from '#contract/owner-contact.ts';
import { AppError } from '#contract/errors.ts';
import { pickWords } from '#contract/language.ts';
import { callPath } from '#contract/resource-paths.ts';
import { accountContactSql } from '../auth/account-sql.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { scopeConditions } from './record-statements.ts';
import { type RecordTable, type RecordTables, columnOf } from './record-table.ts';
import { requestContextOf } from './request-context.ts';
import { createSqlParameters } from './statement.ts';

/** The route that tells staff how to reach the owner of a record; none where nobody may know. */
export function ownerContactRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const access = ownerContactGrant(resource);
  if (access === false || resource.owner === undefined) return [];
  const contact = accountContactSql(`record.${columnOf(table, resource.owner)}`);
  return [
    route({
      access,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'GET',
      path: `${callPath(resource, resource.verbs.contact)}/{id}`,
      summary: `How to reach whoever a ${resource.labels.one.en} belongs to`,
      data: () => ownerContactSchema,
      shows: (_contact, { id }) => [{ resource, kind: 'contact', ids: [id] }],
      errors: ['notFound'],
      async handle(call): Promise<OwnerContact> {
        const values = createSqlParameters();
        const id = values.add(call.id);
        const { reach, caller } = requestContextOf(call);
        const where = scopeConditions(
          { table, tables },
          { reach, caller, isDeleted: false, isPublic: false, isReading: true },
          values,
        );
        const { rows } = await host.pool.query<Omit<OwnerContact, 'name'> & { ar: string; en: string }>(
          `select ${contact.columns} from ${table.name} record ${contact.join}
           where record.id = ${id} and ${where.join(' and ')}`,
          [...values.list],
        );
        const [found] = rows;
        if (!found) throw new AppError('notFound');
        const { ar, en, ...ways } = found;
        return { ...ways, name: pickWords({ ar, en }, call.language).text };
      },
    }),
  ];
}
