import { z } from 'zod';

/** The JSON protocol of SignalR hubs. Every message ends with this character. */
export const RECORD_END = '\u001e';

export const messageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

const id = z.string().max(128);
const invocation = {
  target: z.string(),
  arguments: z.array(z.unknown()),
  streamIds: z.array(id).optional(),
};
const sequenceId = z.int().nonnegative();

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(messageType.invocation), invocationId: id.nullish(), ...invocation }),
  z.object({ type: z.literal(messageType.streamItem), invocationId: id }),
  z.object({ type: z.literal(messageType.completion), invocationId: id }),
  z.object({ type: z.literal(messageType.streamInvocation), invocationId: id, ...invocation }),
  z.object({ type: z.literal(messageType.cancelInvocation), invocationId: id }),
  z.object({ type: z.literal(messageType.ping) }),
  z.object({ type: z.literal(messageType.close) }),
  z.object({ type: z.literal(messageType.ack), sequenceId }),
  z.object({ type: z.literal(messageType.sequence), sequenceId }),
]);
/** What a client sends after the handshake. */
export type ClientMessage = z.infer<typeof messageSchema>;
export type Invocation = Extract<ClientMessage, { target: string }>;

const handshakeSchema = z.object({ protocol: z.string(), version: z.number() });
export type Handshake = z.infer<typeof handshakeSchema>;

const typeSchema = z.object({ type: z.number() });
const knownTypes = new Set<number>(Object.values(messageType));

/** `null` for a kind of message that this version of the protocol does not know: it is ignored. Throws for no message. */
export function readMessage(text: string): ClientMessage | null {
  const given: unknown = JSON.parse(text);
  return knownTypes.has(typeSchema.parse(given).type) ? messageSchema.parse(given) : null;
}

/** Throws for what is no handshake. */
export const readHandshake = (text: string): Handshake => handshakeSchema.parse(JSON.parse(text));

export const write = (message: object): string => JSON.stringify(message) + RECORD_END;

/** Written once, however many connections it goes to. */
export const writeEvent = (target: string, args: readonly unknown[]): string =>
  write({ type: messageType.invocation, target, arguments: args });

export const PING = write({ type: messageType.ping });
