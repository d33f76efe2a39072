import * as client10 from '@microsoft/signalr';
import * as client8 from 'signalr-8';
import { z } from 'zod';
import { inboxCalls } from '#contract/inbox.ts';
import { HUB_PATH } from '#contract/live-events.ts';
import { reconnectDelay } from '#providers/live/reconnect-delays.ts';
import type { Person } from './live-setting.ts';
import { forAll, pause } from './wait.ts';

/** The official library, and how it connects. */
export interface Way {
  readonly version: '10' | '8';
  readonly transport: 'WebSockets' | 'ServerSentEvents' | 'LongPolling';
  readonly skipNegotiation?: boolean;
}

export const allWays: readonly Way[] = (['10', '8'] as const).flatMap((version): Way[] => [
  { version, transport: 'WebSockets' },
  { version, transport: 'WebSockets', skipNegotiation: true },
  { version, transport: 'ServerSentEvents' },
  { version, transport: 'LongPolling' },
]);

export const wayName = ({ version, transport, skipNegotiation }: Way): string =>
  `client ${version}, ${transport}${skipNegotiation ? ' without negotiation' : ''}`;

export interface LiveClient {
  readonly person: Person;
  readonly way: Way;
  /** What it was told, by the hub or by its inbox: the id, and which record it is about. */
  readonly told: Map<number, number | null>;
  /** How often the hub told it something a second time. */
  repeated: number;
  /** When the hub last told it something that it did not know; milliseconds. */
  lastAt: number;
  /** When it last came back by itself; milliseconds. */
  backAt: number;
  isConnected: boolean;
  /** It gave up: the one thing that must never happen. */
  isClosed: boolean;
  stop(): Promise<void>;
}

const itemSchema = z.object({ id: z.number(), userServiceId: z.number().nullable() });
const inboxAnswer = z.object({ data: z.object({ items: z.array(itemSchema) }) });
const eventSchema = z.object({ Id: z.number(), userServiceId: z.number().nullable() });

/** A client as the browser's: the official library, the same delays, and a look into the inbox at every connection. */
export async function openLiveClient(
  url: string,
  person: Person,
  way: Way = { version: '10', transport: 'WebSockets' },
): Promise<LiveClient> {
  const connection = connectionOf(url, person, way);
  const client: LiveClient = {
    person,
    way,
    told: new Map(),
    repeated: 0,
    lastAt: 0,
    backAt: 0,
    isConnected: false,
    isClosed: false,
    stop: () => connection.stop(),
  };
  const heard = new Set<number>();
  const catchUp = async (): Promise<void> => {
    try {
      const answer = await fetch(url + inboxCalls.get, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      for (const { id, userServiceId } of inboxAnswer.parse(await answer.json()).data.items)
        client.told.set(id, userServiceId);
    } catch {
      // As many ask at once as there are clients.
      await pause(500);
      if (client.isConnected) await catchUp();
    }
  };
  connection.on('Notify', (payload: unknown) => {
    const { Id, userServiceId } = eventSchema.parse(payload);
    if (heard.has(Id)) client.repeated += 1;
    else client.lastAt = performance.now();
    heard.add(Id);
    client.told.set(Id, userServiceId);
  });
  connection.on('CatchUp', () => void catchUp());
  connection.onreconnecting(() => {
    client.isConnected = false;
  });
  connection.onreconnected(() => {
    client.isConnected = true;
    client.backAt = performance.now();
    void connection.invoke('Watch', 'ar').catch(() => undefined);
    void catchUp();
  });
  connection.onclose(() => {
    client.isConnected = false;
    client.isClosed = true;
  });
  await connection.start();
  client.isConnected = true;
  await connection.invoke('Watch', 'ar');
  await catchUp();
  return client;
}

function connectionOf(url: string, person: Person, { version, transport, skipNegotiation = false }: Way) {
  const { HubConnectionBuilder, HttpTransportType, LogLevel } = version === '8' ? client8 : client10;
  return new HubConnectionBuilder()
    .withUrl(url + HUB_PATH, {
      transport: HttpTransportType[transport],
      skipNegotiation,
      accessTokenFactory: () => person.token,
    })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) => reconnectDelay(previousRetryCount),
    })
    .configureLogging(LogLevel.None)
    .build();
}

/** Opens one client for each of them, a few at once. @param urlOf which host a person is connected to */
export async function openLiveClients(
  wanted: readonly Person[],
  urlOf: (person: Person) => string,
): Promise<LiveClient[]> {
  const open: LiveClient[] = [];
  await forAll(wanted, 20, async (person) => open.push(await openLiveClient(urlOf(person), person)));
  return open;
}

/** What is missing at each client, and what is there that is not theirs. */
export function compare(clients: readonly LiveClient[], expected: number, about: (person: Person) => number) {
  let missing = 0;
  let foreign = 0;
  for (const { told, person } of clients) {
    const own = [...told.values()].filter((record) => record === about(person)).length;
    missing += Math.max(0, expected - own);
    foreign += told.size - own + Math.max(0, own - expected);
  }
  return { missing, foreign };
}
