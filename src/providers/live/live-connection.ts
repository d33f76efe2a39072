import { type HubConnection, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import { type ChangeEvent, HUB_PATH, changeEventSchema, presentEventSchema } from '#contract/live-events.ts';
import type { Language } from '#contract/language.ts';
import { PROVIDER_HOST } from '../http/provider-host.ts';
import { setLiveState } from './live-state.ts';
import { liveToken } from './live-token.ts';
import { openRecord } from './open-record.ts';
import { RETRY, reconnectDelay } from './reconnect-delays.ts';

export interface LiveHearing {
  /** Read again for every connection: it may have been changed meanwhile. */
  language: () => Language;
  /** How long ago this page began to read what it shows. Milliseconds. */
  age: () => number;
  /** Over the channel of clients (`Notify`) or that of staff (`NotifyStaff`). */
  onNotification: (payload: unknown, isStaff: boolean) => void;
  onChange: (event: ChangeEvent) => void;
  onInboxChanged: () => void;
  /** The connection is there. What happened since the last one is not told by it; before the first, the hub tells. */
  onConnected: (isFirst: boolean) => void;
  /** The host itself may have missed something. */
  onGap: () => void;
}

export interface LiveConnection {
  /** Tells the hub in which language to speak from now on. */
  speak(language: Language): void;
  /** Resolves when it is closed: one that is just being made is made to the end first. */
  stop(): Promise<void>;
}

/** The one connection of this page to the hub. It comes back until it is stopped. */
export function openLiveConnection(hearing: LiveHearing): LiveConnection {
  let isStopped = false;
  let isRefused = false;
  let isFirst = true;
  /** The language that the hub was told last; before that, of this page as it began. */
  let told = hearing.language();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connection = new HubConnectionBuilder()
    .withUrl(PROVIDER_HOST + HUB_PATH, {
      accessTokenFactory: () => liveToken({ isRefused }),
      headers: {
        // Asked for again by every attempt.
        get 'Accept-Language'() {
          return hearing.language();
        },
      },
    })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds({ previousRetryCount, retryReason }) {
        isRefused = wasRefused(retryReason);
        return reconnectDelay(previousRetryCount);
      },
    })
    // What goes wrong is shown by the state; a browser that is offline would fill its console.
    .configureLogging(LogLevel.None)
    .build();

  connection.on('Notify', (payload: unknown) => hearing.onNotification(payload, false));
  connection.on('NotifyStaff', (payload: unknown) => hearing.onNotification(payload, true));
  // The specification ignores it; without a listener the library would warn (A54).
  connection.on('ReceiveMessage', () => {});
  connection.on('Changed', (event: unknown) => {
    const { data } = changeEventSchema.safeParse(event);
    if (data) hearing.onChange(data);
  });
  connection.on('InboxChanged', () => hearing.onInboxChanged());
  connection.on('CatchUp', () => hearing.onGap());
  connection.on('Present', (event: unknown) => {
    const { data } = presentEventSchema.safeParse(event);
    if (data) openRecord.receive(data);
  });
  connection.onreconnecting(() => setLiveState('reconnecting'));
  connection.onreconnected(() => greet());
  connection.onclose(() => {
    if (isStopped) return;
    setLiveState('disconnected');
    tryLater();
  });

  async function start(): Promise<void> {
    setLiveState('connecting');
    try {
      await connection.start();
      if (isStopped) return void connection.stop();
      await greet();
    } catch (error) {
      if (isStopped) return;
      isRefused = wasRefused(error);
      // By the time that there is one, the screens are as old as this attempt.
      isFirst = false;
      setLiveState('disconnected');
      tryLater();
    }
  }

  function tryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), RETRY);
  }

  async function greet(): Promise<void> {
    isRefused = false;
    const language = hearing.language();
    // To the hub a connection that comes back chooses no language: one that was chosen meanwhile has to be a change.
    if (!isFirst && language !== told) await say(told, null);
    await say(language, isFirst ? hearing.age() : null);
    // Nothing is told of before the hub has answered: what was read until then may be old.
    if (connection.state !== HubConnectionState.Connected) return;
    setLiveState('connected');
    const wasFirst = isFirst;
    isFirst = false;
    if (openRecord.current()) void placeIn(connection);
    hearing.onConnected(wasFirst);
  }

  async function say(language: Language, age: number | null): Promise<void> {
    if (await watch(connection, language, age)) told = language;
  }

  const stopFollowing = openRecord.follow(() => void placeIn(connection));
  void start();

  return {
    speak: (language) => void say(language, null),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      stopFollowing();
      setLiveState('off');
      await connection.stop();
    },
  };
}

/**
 * Asks for changes too, and for a language. Without an answer the connection is lost, and asked again by the next.
 * @param age also for the changes since so long before the connection stood, in milliseconds; `null`: from now on
 * @returns whether it was asked
 */
async function watch(connection: HubConnection, language: Language, age: number | null): Promise<boolean> {
  if (connection.state !== HubConnectionState.Connected) return false;
  return connection.invoke('Watch', language, ...(age === null ? [] : [age])).then(
    () => true,
    () => false,
  );
}

/** Says which record this page shows. Without an answer it is said by the next connection. */
async function placeIn(connection: HubConnection): Promise<void> {
  if (connection.state !== HubConnectionState.Connected) return;
  const place = openRecord.current();
  await (place ? connection.invoke('Open', place) : connection.invoke('Leave')).catch(() => {});
}

const wasRefused = (error: unknown): boolean =>
  error instanceof Error && /\b401\b|Unauthorized/.test(error.message);
