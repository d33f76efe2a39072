import type { Host } from '../host.ts';
import type { AnyRoute } from '../http/route.ts';
import { exportRoutes } from '../transfer/export-routes.ts';
import { importRoutes } from '../transfer/import-routes.ts';
import { actionRoutes } from './action-routes.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { changeRoutes } from './change-routes.ts';
import { choicesRoutes } from './choices-routes.ts';
import { ownerContactRoutes } from './owner-contact-routes.ts';
import { countsRoutes } from './counts-routes.ts';
import { createRoute } from './create-route.ts';
import { heldChangeRoutes } from './held-change-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { readRoutes } from './read-routes.ts';
import type { RecordTables } from './record-table.ts';
import { usesRoutes } from './uses-routes.ts';

/** The routes of every resource, made from their definitions. An operation that access leaves out has none. */
export const resourceRoutes = (host: Host, tables: RecordTables): AnyRoute[] =>
  [...tables.values()].flatMap((table) => [
    ...readRoutes(host, table, tables),
    ...createRoute(host, table, tables),
    ...changeRoutes(host, table, tables),
    ...usesRoutes(host, table, tables),
    ...countsRoutes(host, table, tables),
    ...ownerContactRoutes(host, table, tables),
    ...choicesRoutes(host, table, tables),
    ...bulkRoutes(host, table, tables),
    ...historyRoutes(host, table, tables),
    ...exportRoutes(host, table, tables),
    ...importRoutes(host, table, tables),
    ...table.capabilities.flatMap(({ routes }) => routes?.(host) ?? []),
    ...heldChangeRoutes(host, table),
    ...actionRoutes(host, table, tables),
  ]);
