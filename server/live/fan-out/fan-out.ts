import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type MessageOf, type Topic, envelopeOf, envelopeSchema, topics } from './topics.ts';

/** Tells every part of the host, in this process and in the others, what happened. */
export interface FanOut {
  /** Whoever listens in this process has heard it when this returns. Never throws. */
  publish<T extends Topic>(topic: T, message: MessageOf<T>): void;
  /** Returns the function that ends the subscription. */
  subscribe<T extends Topic>(topic: T, listener: (message: MessageOf<T>) => void): () => void;
  /** Are there other processes, as far as one can know? */
  readonly hasOthers: boolean;
  close(): Promise<void>;
}

/** What carries messages between processes. It may lose some, and says so when it has. */
export interface Relay {
  /** Throws when it cannot be sent. */
  send(text: string): Promise<void>;
  /** @param onReturn called when messages may be heard again that were not heard since then */
  listen(onText: (text: string) => void, onReturn: (since: Date) => void): void;
  close(): Promise<void>;
}

interface FanOutOptions {
  /** Default: this process alone. */
  relay?: Relay | null;
  log?: Pick<FastifyBaseLogger, 'warn'>;
}

/** A loss is noticed a moment late: what happened shortly before it counts as lost too. Milliseconds. */
const MARGIN = 10_000;
const RETRY = 1_000;

export function createFanOut({ relay = null, log }: FanOutOptions = {}): FanOut {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const self = randomUUID();
  /** The first message since the last that the others certainly got. */
  let unsentSince: Date | null = null;
  let retry: NodeJS.Timeout | undefined;

  const emit = (topic: Topic, message: unknown) => void emitter.emit(topic, message);
  const tellOfGap = (since: Date): MessageOf<'gap'> => ({
    since: new Date(since.getTime() - MARGIN).toISOString(),
  });

  async function send(topic: Topic, message: unknown): Promise<void> {
    const at = new Date();
    try {
      await relay?.send(envelopeOf(self, topic, message));
    } catch (error) {
      if (!unsentSince) log?.warn({ err: error }, 'Other processes cannot be told what happens here.');
      unsentSince ??= at;
      retry ??= setTimeout(sendGap, RETRY).unref();
    }
  }

  /** What could not be told is not repeated: the others look for themselves. */
  function sendGap(): void {
    retry = undefined;
    const since = unsentSince;
    unsentSince = null;
    if (since) void send('gap', tellOfGap(since)).then(() => (unsentSince &&= since));
  }

  // As `send` begins every message of this process.
  const own = `{"from":"${self}"`;
  relay?.listen(
    (text) => {
      if (text.startsWith(own)) return;
      const heard = readEnvelope(text);
      if (heard) emit(heard.topic, heard.message);
    },
    (since) => emit('gap', tellOfGap(since)),
  );

  return {
    hasOthers: relay !== null,
    publish(topic, message) {
      emit(topic, message);
      if (relay) void send(topic, message);
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => void emitter.off(topic, listener);
    },
    async close() {
      clearTimeout(retry);
      await relay?.close();
    },
  };
}

/** Of another version of the host, or not of the host at all: nothing. */
function readEnvelope(text: string): { from: string; topic: Topic; message: unknown } | null {
  try {
    const { from, topic, message } = envelopeSchema.parse(JSON.parse(text));
    return { from, topic, message: topics[topic].parse(message) };
  } catch {
    return null;
  }
}
