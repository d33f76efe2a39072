import { type OwnerContact, ownerContactGrant, ownerContactSchema } from '#contract/owner-contact.ts';
import { AppError } from '#contract/errors.ts';
import { pickWords } from '#contract/language.ts';
import { callPath } from '#contract/resource-paths.ts';
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
  const owner = columnOf(table, resource.owner);
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
          `select owner.id, owner.full_name_ar as ar, owner.full_name_en as en, owner.email,
             owner.mobile_number as "mobileNumber", owner.whatsapp_number as "whatsAppNumber",
             owner.language, owner.created_at as "memberSince"
           from ${table.name} record join users owner on owner.id = record.${owner}
           where record.id = ${id} and ${where.join(' and ')}`,
          [...values.list],
        );
        const [found] = rows;
        if (!found) throw new AppError('notFound');
        const { ar, en, ...contact } = found;
        return { ...contact, name: pickWords({ ar, en }, call.language).text };
      },
    }),
  ];
}
