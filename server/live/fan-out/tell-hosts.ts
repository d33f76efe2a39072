import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Relay } from './fan-out.ts';
import { type MessageOf, type Topic, envelopeOf } from './topics.ts';

const PAUSE = 100;
const ATTEMPTS = 50;

/** Tells the hosts that run from a process that is none of them. Its relay may take a moment to be connected. */
export async function tellHosts<T extends Topic>(
  relay: Pick<Relay, 'send'>,
  topic: T,
  message: MessageOf<T>,
): Promise<void> {
  const text = envelopeOf(randomUUID(), topic, message);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await relay.send(text);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(PAUSE);
    }
}
