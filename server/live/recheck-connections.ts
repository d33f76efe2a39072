import type { FastifyBaseLogger } from 'fastify';
import type { Callers } from '../auth/callers.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import type { LiveConnection, LiveHub, Watchers } from './live-member.ts';

interface RecheckOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  fanOut: FanOut;
  hub: LiveHub;
  watchers: Watchers;
  /** Says whether the session is open still, and its account in the same role. */
  isStillOpen: Callers['isStillOpen'];
}

/**
 * Ends connections whose session was ended, or whose account was suspended or given another role. The others read again
 * what they show: a record that they were walled off from goes from their screens. Returns the function that ends it.
 */
export function startRechecks({ log, fanOut, hub, watchers, isStillOpen }: RecheckOptions): () => void {
  async function recheck(connection: LiveConnection): Promise<void> {
    try {
      if (!(await isStillOpen(connection.member))) return connection.end();
      if (watchers.has(connection)) hub.send([connection], 'CatchUp', []);
    } catch (error) {
      log.warn({ err: error }, 'A connection could not be checked; it is ended.');
      connection.end({ allowReconnect: true });
    }
  }
  const recheckUser = (userId: number) => {
    for (const connection of hub.ofUser(userId)) void recheck(connection);
  };
  const stops = [
    fanOut.subscribe('caller', ({ userId }) => recheckUser(userId)),
    fanOut.subscribe('gap', () => {
      for (const userId of hub.userIds()) recheckUser(userId);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
