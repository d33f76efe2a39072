import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { z } from 'zod';
import { inboxCalls } from '#contract/inbox.ts';
import { HUB_PATH } from '#contract/live-events.ts';
import { after } from '#server/after.ts';
import type { Person } from './live-setting.ts';

export interface LiveClient {
  readonly person: Person;
  /** What it has been told, by the hub or by its inbox. */
  readonly ids: Set<number>;
  /** When the last event came, in milliseconds. */
  lastAt: number;
  isConnected: boolean;
  /** It gave up: the one thing that must never happen. */
  isClosed: boolean;
  stop(): Promise<void>;
}

const DELAYS = [0, 2_000, 5_000, 10_000, 20_000, 30_000];
const inboxAnswer = z.object({ data: z.object({ items: z.array(z.object({ id: z.number() })) }) });
const eventSchema = z.object({ Id: z.number() });

/** A client as the browser's: the official library, the same delays, and a look into the inbox at every connection. */
export async function openLiveClient(url: string, person: Person): Promise<LiveClient> {
  const connection = new HubConnectionBuilder()
    .withUrl(url + HUB_PATH, {
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => person.token,
    })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) =>
        DELAYS[previousRetryCount] ?? 5_000 + Math.random() * 1_000,
    })
    .configureLogging(LogLevel.None)
    .build();
  const client: LiveClient = {
    person,
    ids: new Set(),
    lastAt: 0,
    isConnected: false,
    isClosed: false,
    stop: () => connection.stop(),
  };
  const catchUp = async (): Promise<void> => {
    client.isConnected = true;
    try {
      const answer = await fetch(url + inboxCalls.get, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      for (const { id } of inboxAnswer.parse(await answer.json()).data.items) client.ids.add(id);
    } catch {
      // As many ask at once as there are clients.
      await after(500);
      if (client.isConnected) await catchUp();
    }
  };
  connection.on('Notify', (payload: unknown) => {
    client.lastAt = performance.now();
    client.ids.add(eventSchema.parse(payload).Id);
  });
  connection.onreconnecting(() => {
    client.isConnected = false;
  });
  connection.onreconnected(() => void catchUp());
  connection.onclose(() => {
    client.isConnected = false;
    client.isClosed = true;
  });
  await connection.start();
  await catchUp();
  client.isClosed = false;
  return client;
}

/** Opens many, a few at once. */
export async function openLiveClients(
  url: string,
  people: readonly Person[],
  each: number,
): Promise<LiveClient[]> {
  const wanted = people.flatMap((person) => Array.from({ length: each }, () => person));
  const open: LiveClient[] = [];
  const worker = async () => {
    for (let person = wanted.pop(); person; person = wanted.pop())
      open.push(await openLiveClient(url, person));
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return open;
}
