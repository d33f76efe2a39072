import { EXTEND_HELD_CHANGE } from '#contract/held-changes.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { heldMoves } from '#contract/held-moves.ts';
import { actionLaterVerb, actionManyVerb, actionVerb } from '#contract/resource-paths.ts';
import { inputOf, mattersOn, wish } from '../matters.ts';
import type { NewAccounts } from './new-accounts.ts';
import type { NewRecords } from './new-records.ts';
import { type PrepareRecords, type WriteKit, idSchema, tableOf, verbOf } from './write-kit.ts';

/** Prepares the actions of a resource: on one record, on several, and those that wait before they are made. */
export function actionWrites(kit: WriteKit, accounts: NewAccounts, records: NewRecords): PrepareRecords {
  const { host, pool, call, bearerOf, act } = kit;
  const { suit } = mattersOn(host);

  /** Two new records where an action may follow. */
  async function subjectsOf(resource: AnyResource, action: string): Promise<number[]> {
    if (resource.name === 'users') {
      const one = {
        sendInvitation: () => accounts.invited(),
        withdrawInvitation: () => accounts.invited(),
        resetSecondFactor: () => accounts.staff('on'),
      }[action];
      if (one) return [(await one()).id, (await one()).id];
    }
    const ids = await records.twoOf(resource);
    const from = resource.actions[action]?.from?.[0];
    if (from) await pool.query(`update ${tableOf(resource)} set status = $2 where id = any($1)`, [ids, from]);
    for (const id of ids) {
      await wish(host, resource, id);
      if (resource.portal) await suit(resource, id, resource.actions[action]);
      if (action === 'reactivate') await act(resource, actionVerb('suspend'), id);
      if (action === 'markOpen') await act(resource, actionVerb('markHandled'), id);
    }
    return ids;
  }

  return async (operation, resource) => {
    const { method, path } = operation;
    const { verbs } = resource;
    const verb = verbOf(operation);
    const headers = await bearerOf(operation);

    const [move] = heldMoves(resource)[0] ?? [];
    const ofHeld = [verbs.makeHeldChange, verbs.takeBackHeldChange, EXTEND_HELD_CHANGE];
    if (move && ofHeld.includes(verb)) {
      const [id] = await subjectsOf(resource, move);
      const url = `/api/${resource.endpoint}/${actionLaterVerb(move)}`;
      const payload = { ids: [id], ...wholeInput(resource, move) };
      const held = idSchema.parse(await call({ method: 'POST', url, headers, payload }));
      return { method, url: operation.url(held.id), headers, payload: {} };
    }

    const action = Object.keys(resource.actions).find((name) =>
      [actionVerb(name), actionManyVerb(name), actionLaterVerb(name)].includes(verb),
    );
    if (action === undefined) return null;
    const isOne = verb === actionVerb(action);
    if (action === 'withdraw') {
      const client = await accounts.client();
      const url = '/api/DeletionRequests/Add';
      const { id } = idSchema.parse(
        await call({ method: 'POST', url, headers: client.headers, payload: { reason: 'privacy' } }),
      );
      return isOne
        ? { method, url: operation.url(id), headers: client.headers, payload: {} }
        : { method, url: path, headers: client.headers, payload: { ids: [id] } };
    }
    const ids = await subjectsOf(resource, action);
    const [id] = ids;
    if (isOne) return { method, url: operation.url(id), headers, payload: filledIn(resource, action) };
    const chosen = resource.actions[action]?.alone ? [id] : ids;
    return { method, url: path, headers, payload: { ids: chosen, ...wholeInput(resource, action) } };
  };
}

/** What an action asks for. */
function filledIn({ actions }: AnyResource, action: string): object {
  if (action === 'refuse') return { answer: 'A legal hold stands' };
  return actions[action]?.input ? inputOf(action) : {};
}

/** The same beside the records that it is about. */
const wholeInput = (resource: AnyResource, action: string): object =>
  resource.actions[action]?.input ? { input: filledIn(resource, action) } : {};
