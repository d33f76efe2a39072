import type { PoolClient } from 'pg';
import { notify } from '../live/notify.ts';
import { heldSchema } from './held-changes.ts';

/**
 * Tells whoever held a change by the bell that it was not made, in the transaction that ends it.
 * @param payload of its job
 * @param id the record that it failed at. Default: the first
 */
export async function tellRefused(client: PoolClient, payload: unknown, id?: number): Promise<void> {
  const { data: held } = heldSchema.safeParse(payload);
  // It is of another version of the host.
  if (!held) return;
  await notify(client, {
    to: { userId: held.userId },
    kind: 'moveRefused',
    about: { resource: held.resource, id: id ?? held.ids[0] ?? 0 },
  });
}
