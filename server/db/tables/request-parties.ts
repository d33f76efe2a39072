import { integer, pgTable } from 'drizzle-orm/pg-core';
import { requestParties as definition } from '#resources/request-parties.ts';
import { partyColumns, partyIndexes } from '../party-columns.ts';
import { resourceTable } from '../record-columns.ts';
import { requests } from './requests.ts';

export const requestParties = resourceTable(
  definition,
  pgTable(
    'request_parties',
    {
      ...partyColumns(),
      requestId: integer('request_id')
        .notNull()
        .references(() => requests.id),
    },
    (table) => partyIndexes(definition, table, table.requestId),
  ),
);
