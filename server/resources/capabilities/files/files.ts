import { filesFieldOf } from '#contract/kinds/files.ts';
import { filesRuleOf } from '../../../files/files-rule.ts';
import type { Capability } from '../../capability.ts';
import { columnOf } from '../../record-table.ts';
import { attachFiles } from './attach-files.ts';
import { fileChanges } from './file-values.ts';

/** Files that belong to a record: sent with it or added to it later, and never changed. */
export const files: Capability = {
  name: 'files',
  isDeclaredBy: (resource) => filesFieldOf(resource) !== null,
  hooksFor(table) {
    const { resource } = table;
    const held = filesFieldOf(resource);
    if (!held) return {};
    const { key } = held;
    return {
      errors: { create: ['tooManyRequests'] },
      upload: {
        rule: filesRuleOf(held),
        create: (call, host, create) =>
          host.files.keepFor(call, (kept, caller) =>
            create(caller, (client, recordId) =>
              attachFiles(client, { resource, recordId, files: kept, caller }),
            ),
          ),
      },
      selectColumns: [
        `${filesSql(resource.name, { key, id: `record.${columnOf(table, 'id')}` })} as "${key}"`,
      ],
      changes: ({ operation, before, after }) =>
        operation === 'deleted' ? {} : fileChanges(resource, before, after),
    };
  },
};

/** Attachments `attached` as an answer carries them, oldest first. */
export const ATTACHED_SQL = `coalesce(json_agg(json_build_object('id', attached.public_id, 'name', attached.name, 'type', attached.type, 'size', attached.size) order by attached.id), '[]'::json)`;

/** The column of a record's files in a select list. */
const filesSql = (resource: string, { key, id }: { key: string; id: string }): string =>
  `(select ${ATTACHED_SQL}
from attachments attached
where attached.resource = '${resource}' and attached.field = '${key}' and attached.record_id = ${id})`;
