import { type ClientMessage, messageType } from './protocol.ts';

/** Application messages of both sides, counted, so that a new socket goes on where the lost one ended. */
export interface Replay {
  /** Keeps what is sent until the client says that it has it; false when there is too much of it. */
  keep(text: string): boolean;
  /** What the new socket begins with: the number of the first message that is sent again, and those messages. */
  resume(): { sequenceId: number; texts: readonly string[] };
  /** Counts what the client sent; false for what is not to be handled, because it is bookkeeping or came before. */
  take(message: ClientMessage): boolean;
  /** The number of the last message that was handled, once there is something new to say. */
  acknowledge(): number | null;
}

const TRACKED: ReadonlySet<number> = new Set([
  messageType.invocation,
  messageType.streamItem,
  messageType.completion,
  messageType.streamInvocation,
  messageType.cancelInvocation,
]);

/** Stateful reconnect. `take` throws when the client claims to have sent what never came. */
export function createReplay(maxBytes: number): Replay {
  let sent = 0;
  let bytes = 0;
  let kept: { id: number; text: string }[] = [];
  let received = 0;
  let handled = 0;
  let acknowledged = 0;
  let isAwaitingSequence = false;

  function forget(through: number): void {
    kept = kept.filter(({ id, text }) => {
      if (id <= through) bytes -= text.length;
      return id > through;
    });
  }

  return {
    keep(text) {
      sent += 1;
      bytes += text.length;
      kept.push({ id: sent, text });
      return bytes <= maxBytes;
    },
    resume() {
      isAwaitingSequence = true;
      return { sequenceId: kept[0]?.id ?? sent + 1, texts: kept.map(({ text }) => text) };
    },
    take(message) {
      if (message.type === messageType.sequence) {
        if (message.sequenceId > received + 1) throw new Error('Messages of the client are missing');
        isAwaitingSequence = false;
        received = message.sequenceId - 1;
        return false;
      }
      // What still arrives from before the client knew of the new socket comes again.
      if (isAwaitingSequence) return false;
      if (message.type === messageType.ack) {
        forget(message.sequenceId);
        return false;
      }
      if (!TRACKED.has(message.type)) return true;
      received += 1;
      if (received <= handled) return false;
      handled = received;
      return true;
    },
    acknowledge() {
      if (handled === acknowledged) return null;
      acknowledged = handled;
      return handled;
    },
  };
}
