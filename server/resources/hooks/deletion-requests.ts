import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { openStates } from '#contract/workflow.ts';
import { deletionRequests } from '#resources/deletion-requests.ts';
import { anyAccountById } from '../../auth/accounts.ts';
import { notify } from '../../live/notify.ts';
import { type DeletionOutcome, mailDecision } from '../../mail/deletion-mail.ts';
import type { Kept } from '../../privacy/erase-matters.ts';
import { erasePerson } from '../../privacy/erase-person.ts';
import type { ChangeContext, ResourceHooks, Stored } from '../hooks.ts';

type DeletionRequest = Stored<typeof deletionRequests>;

/** One open request of each client; Admins hear of it; the erasing; and somebody told. */
export const deletionRequestHooks: ResourceHooks<typeof deletionRequests> = {
  perHour: () => 5,

  async beforeChange({ operation, caller }, { client }) {
    if (operation !== 'created') return;
    // Of two at once the second waits here and finds the first. Not for the account's row: both hold that for reading
    // by now, so that each would wait for the other.
    await client.query(`select pg_advisory_xact_lock(hashtext('deletion_requests'), $1)`, [caller?.userId]);
    const { rowCount } = await client.query(
      'select from deletion_requests where client_id = $1 and status = any($2) and deleted_at is null',
      [caller?.userId, openStates(deletionRequests.workflow)],
    );
    if (rowCount !== 0) throw new AppError('deletionAsked');
  },

  async afterChange({ operation, after }, context) {
    if (operation === 'created')
      await notify(context.client, {
        to: { roles: ['Admin'] },
        kind: 'deletionRequested',
        number: after?.number,
      });
    else if (after?.status === 'Refused') await tellClient(after, 'refused', context);
  },

  actions: {
    async erase({ record, context }) {
      // Before: afterwards nobody knows whom to tell.
      const account = await anyAccountById(context.client, record.clientId);
      const kept = await erasePerson(context, record.clientId);
      const isDone = kept.length === 0;
      if (isDone && account)
        await mailDecision(context.client, {
          ...account,
          number: record.number,
          outcome: 'erased',
          canLogIn: false,
        });
      if (!isDone) await tellClient(record, 'partly', context);
      return {
        status: isDone ? 'Erased' : 'Partial',
        keptAr: linesOf(kept, 'ar'),
        keptEn: linesOf(kept, 'en'),
        decidedAt: new Date().toISOString(),
      };
    },
    refuse: () => ({ decidedAt: new Date().toISOString() }),
  },

  errors: { create: ['deletionAsked'], erase: ['notClient'] },

  // Staff's words about the person: the record holds them until it is erased, and the audit would for longer.
  unaudited: ['keptAr', 'keptEn'],
};

async function tellClient(
  { clientId, number }: DeletionRequest,
  outcome: DeletionOutcome,
  { client }: ChangeContext,
): Promise<void> {
  const account = await anyAccountById(client, clientId);
  if (!account) return;
  await notify(client, { to: { userId: clientId }, kind: 'deletionDecided', number });
  await mailDecision(client, {
    ...account,
    number,
    outcome,
    canLogIn: !account.isDeleted && !account.isSuspended,
  });
}

const linesOf = (kept: readonly Kept[], language: Language): string =>
  kept.map(({ number, reason }) => `${number}: ${reason[language]}`).join('\n');
