import type { FanOut } from '../fan-out/fan-out.ts';
import type { Member } from './connection.ts';
import type { Hub } from './hub.ts';
import { newId } from './hub-routes.ts';

/** How long another process may take to say that it has the connection. Milliseconds. */
const ANSWER_WITHIN = 1_000;
/** What every relay can carry, whatever the letters. Our methods take a few words. */
const LONGEST = 1_200;

/**
 * Hands what a client sent over to the process that holds its connection: clients of Server-Sent Events send by calls
 * of their own, which may reach any process.
 */
export function createForwarding<M extends Member>(hub: Hub<M>, fanOut: FanOut) {
  const waiting = new Map<string, () => void>();
  fanOut.subscribe('posted', ({ id }) => waiting.get(id)?.());
  fanOut.subscribe('post', ({ id, connectionId, text }) => {
    const connection = hub.find(connectionId);
    if (!connection) return;
    connection.receive(text);
    fanOut.publish('posted', { id });
  });

  return async (connectionId: string, text: string): Promise<boolean> => {
    if (!fanOut.hasOthers || text.length > LONGEST) return false;
    const id = newId();
    return new Promise((answer) => {
      const settle = (isTaken: boolean) => {
        clearTimeout(patience);
        waiting.delete(id);
        answer(isTaken);
      };
      const patience = setTimeout(() => settle(false), ANSWER_WITHIN);
      waiting.set(id, () => settle(true));
      fanOut.publish('post', { id, connectionId, text });
    });
  };
}
