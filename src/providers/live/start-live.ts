import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { changeChannel } from '../records/change-channel.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { Announcer } from './announcer.ts';
import { addArrival, syncInbox } from '../notifications/inbox.ts';
import { inboxKeyOf, readKept } from '../notifications/inbox-store.ts';
import { lastHeard, pruneInboxes } from '../notifications/kept-inboxes.ts';
import type { LiveConnection } from './live-connection.ts';
import { liveGaps } from './live-gaps.ts';
import { getLiveState, setLiveState } from './live-state.ts';
import { readPayload } from './read-payload.ts';
import { RETRY } from './reconnect-delays.ts';
import { sessionBegan } from '../session/session-store.ts';
import { soundIfWanted } from '../notifications/sound.ts';

interface LiveOptions {
  /** Of the inbox. */
  name: string;
  isStaff: boolean;
  queryClient: QueryClient;
  announcer: Announcer;
}

export interface Live {
  speak(language: Language): void;
  /** Resolves when the connection is closed. */
  stop(): Promise<void>;
}

/** Without a connection the inbox is looked into this often; milliseconds. */
const POLL = 60_000;
const HOUR = 3_600_000;

/** Everything that happens by itself while somebody is signed in. */
export function startLive({ name, isStaff, queryClient, announcer }: LiveOptions): Live {
  let connection: LiveConnection | null = null;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** The newest that the host had when this tab looked last: another tab may have looked since. */
  let seen = lastHeard(name);
  let isFirstSync = seen === 0;
  /** What has come over the hub since. */
  const heard = new Set<number>();

  async function sync(): Promise<void> {
    try {
      const { unread, known, lastId } = await syncInbox(name);
      // Whoever looks in for the first time finds everything in the bell.
      if (!isFirstSync && !isStopped) {
        if (unread.some(({ id }) => id > known)) soundIfWanted();
        announcer.add(unread.filter(({ id }) => id > seen && !heard.has(id)));
      }
      isFirstSync = false;
      // A host that was restored counts on from where it was.
      for (const id of heard) if (id <= lastId || lastId < seen) heard.delete(id);
      seen = lastId;
    } catch {
      // The next connection, or the next minute, tries again; what is kept stays.
    }
  }

  function handlePayload(payload: unknown, isForStaff: boolean): void {
    const arrival = readPayload(payload, isForStaff);
    // What comes through a channel of others is ignored (R300).
    if (!arrival || isForStaff !== isStaff) return;
    const { lastId } = readKept(inboxKeyOf(name));
    const isUnheard = arrival.id > lastHeard(name);
    const isNew = addArrival(name, arrival);
    // Of several tabs the one that wrote it down is heard, looked at or not: sound is for who looks elsewhere.
    if (isUnheard) soundIfWanted();
    if (isNew && arrival.id > lastId + 1) void sync();
    if (arrival.id <= seen || heard.has(arrival.id)) return;
    heard.add(arrival.id);
    announcer.add([arrival]);
  }

  const catchUp = () => {
    void sync();
    liveGaps.tell();
    void queryClient.invalidateQueries({ queryKey: ['data'] });
  };

  async function connect(): Promise<void> {
    try {
      const { openLiveConnection } = await import('./live-connection.ts');
      if (isStopped) return;
      connection = openLiveConnection({
        language: currentLanguage,
        age: () => performance.now() - sessionBegan(),
        onNotification: handlePayload,
        onChange: changeChannel.receive,
        onInboxChanged: () => void sync(),
        onConnected: (isFirst) => (isFirst ? void sync() : catchUp()),
        onGap: catchUp,
      });
    } catch {
      // Its program did not come: the same as a hub that does not answer.
      if (isStopped) return;
      setLiveState('disconnected');
      retry = setTimeout(() => void connect(), RETRY);
    }
  }

  void connect();
  void sync();

  const polling = setInterval(() => {
    if (getLiveState() !== 'connected') void sync();
  }, POLL);
  // Also from a page that is never left (R132).
  pruneInboxes(name);
  const pruning = setInterval(() => pruneInboxes(name), HOUR);

  return {
    speak(language) {
      connection?.speak(language);
      void sync();
    },
    async stop() {
      isStopped = true;
      clearInterval(polling);
      clearInterval(pruning);
      clearTimeout(retry);
      setLiveState('off');
      await connection?.stop();
    },
  };
}
