import { isClosed } from '#contract/workflow.ts';
import type { Capability } from '../../capability.ts';
import { taskRoutes } from './task-routes.ts';
import { endTasks } from './task-rows.ts';

/** What staff ask of whoever a record belongs to, by a day, and what was sent back. */
export const tasks: Capability = {
  name: 'tasks',
  isDeclaredBy: (resource) => resource.tasks === true,
  hooksFor(table, tables) {
    const { resource } = table;
    const closes = (state: unknown): boolean => isClosed(resource.workflow, state);
    return {
      routes: (host) => taskRoutes(host, table, tables),
      /** Nothing is asked about what is closed. */
      resolveAction: ({ action }) => (closes(action.to) ? { taskState: null, taskDueOn: null } : {}),
      async afterWrite({ client, row, locked }) {
        const state = resource.workflow?.field ?? '';
        if (locked && closes(row[state]) && !closes(locked[state]))
          await endTasks(client, { resource: resource.name, recordId: row.id });
        return {};
      },
    };
  },
};
