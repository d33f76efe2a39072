import { consultations } from '#resources/consultations.ts';
import type { ResourceHooks } from '../hooks.ts';
import { closed, contacted, promisedReply, rememberNotice, notifyParticipants } from './matters.ts';

/** What consultations need beyond the engine: a promise, times of the first word and the last, and somebody told. */
export const consultationHooks: ResourceHooks<typeof consultations> = {
  perHour: ({ consultationsPerAccountHour }) => consultationsPerAccountHour,
  resolveInput: async ({ branchId }, host, operation) =>
    operation === 'created' ? promisedReply(branchId, host) : {},
  afterChange: (change, context) => rememberNotice('consultation', change, context),
  afterThreadEntry: notifyParticipants({
    table: 'consultations',
    arrival: 'newConsultation',
    idOf: ({ id }) => ({ consultationId: id }),
    moved: ({ record, data }) => {
      if (record.status === 'Scheduled') return { kind: data?.from === 'Scheduled' ? 'moved' : 'scheduled' };
      if (record.status === 'Cancelled') return { kind: 'cancelled' };
      return { kind: 'statusChanged', status: consultations.fields.status.options[record.status] };
    },
  }),
  actions: {
    schedule: ({ record }) => contacted(record),
    complete: ({ record }) => closed(record),
    cancel: ({ record }) => closed(record),
  },
};
