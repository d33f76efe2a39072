import { requests } from '#resources/requests.ts';
import type { ResourceHooks } from '../hooks.ts';
import { closed, contacted, promisedReply, rememberNotice, notifyParticipants } from './matters.ts';

/** What requests need beyond the engine: a promise, times of the first word and the last, and somebody told. */
export const requestHooks: ResourceHooks<typeof requests> = {
  perHour: ({ requestsPerAccountHour }) => requestsPerAccountHour,
  resolveInput: async ({ branchId }, host, operation) =>
    operation === 'created' ? promisedReply(branchId, host) : {},
  afterChange: (change, context) => rememberNotice('request', change, context),
  afterThreadEntry: notifyParticipants({
    table: 'requests',
    arrival: 'newRequest',
    idOf: ({ id }) => ({ requestId: id }),
    moved: ({ record }) => ({
      kind: 'statusChanged',
      status: requests.fields.status.options[record.status],
    }),
  }),
  actions: {
    markContacted: ({ record }) => contacted(record),
    resolve: ({ record }) => closed(record),
    reject: ({ record }) => closed(record),
    reopen: () => ({ closedAt: null, rejectionReason: '' }),
  },
};
