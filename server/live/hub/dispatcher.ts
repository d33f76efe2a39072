import type { FastifyBaseLogger } from 'fastify';
import type { Connection, Member } from './connection.ts';
import type { HubMethod, HubMethods } from './methods.ts';
import { type ClientMessage, type Invocation, messageType, write } from './protocol.ts';

export interface Dispatcher<M extends Member> {
  handle(connection: Connection<M>, message: ClientMessage): void;
  /** Ends what the connection still gets. */
  forget(connection: Connection<M>): void;
}

interface Outcome {
  result?: unknown;
  error?: string;
}

/** Runs what clients call: one call of a connection after the other, streams beside them. */
export function createDispatcher<M extends Member>(
  methods: HubMethods<M>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Dispatcher<M> {
  const byName = new Map(Object.entries(methods).map(([name, found]) => [name.toLowerCase(), found]));
  const queues = new WeakMap<Connection<M>, Promise<void>>();
  const streams = new WeakMap<Connection<M>, Map<string, AsyncIterator<unknown>>>();

  function handle(connection: Connection<M>, message: ClientMessage): void {
    switch (message.type) {
      case messageType.invocation: {
        const before = queues.get(connection) ?? Promise.resolve();
        queues.set(
          connection,
          before.then(() => invoke(connection, message)),
        );
        return;
      }
      case messageType.streamInvocation:
        return void openStream(connection, message);
      case messageType.cancelInvocation:
        return void stop(streams.get(connection)?.get(message.invocationId));
      case messageType.close:
        return connection.end();
      // Nothing asks for values of the client, and pings say only that it lives.
      case messageType.streamItem:
      case messageType.completion:
      case messageType.ping:
      case messageType.ack:
      case messageType.sequence:
        return;
    }
  }

  async function invoke(connection: Connection<M>, call: Invocation): Promise<void> {
    if (connection.isClosed) return;
    const found = byName.get(call.target.toLowerCase());
    const args = argumentsOf(found, call);
    const outcome: Outcome = found?.stream
      ? {
          error: `The client attempted to invoke the streaming '${nameOf(call)}' method with a non-streaming invocation.`,
        }
      : args === null || !found?.run
        ? { error: refusal(found, call) }
        : await attempt(call, async () => ({ result: await found.run?.(connection, args) }));
    if (typeof call.invocationId === 'string') complete(connection, call.invocationId, outcome);
  }

  async function openStream(connection: Connection<M>, call: Invocation): Promise<void> {
    const id = call.invocationId ?? '';
    const found = byName.get(call.target.toLowerCase());
    const args = argumentsOf(found, call);
    const open = streams.get(connection) ?? new Map<string, AsyncIterator<unknown>>();
    streams.set(connection, open);
    if (open.has(id)) return complete(connection, id, { error: `Invocation ID '${id}' is already in use.` });
    if (found?.run)
      return complete(connection, id, {
        error: `The client attempted to invoke the non-streaming '${nameOf(call)}' method with a streaming invocation.`,
      });
    if (args === null || !found?.stream) return complete(connection, id, { error: refusal(found, call) });
    const iterator = found.stream(connection, args)[Symbol.asyncIterator]();
    open.set(id, iterator);
    const outcome = await attempt(call, async () => {
      for (let next = await iterator.next(); !next.done && !connection.isClosed; next = await iterator.next())
        connection.send(write({ type: messageType.streamItem, invocationId: id, item: next.value }));
      return {};
    });
    open.delete(id);
    complete(connection, id, outcome);
  }

  /** What went wrong is for our log; the caller learns that something did. */
  async function attempt(call: Invocation, work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error, method: nameOf(call) }, 'A hub method failed.');
      return { error: `An unexpected error occurred invoking '${nameOf(call)}' on the server.` };
    }
  }

  return {
    handle,
    forget(connection) {
      for (const iterator of streams.get(connection)?.values() ?? []) stop(iterator);
    },
  };
}

const complete = (connection: Connection, invocationId: string, { result, error }: Outcome): void =>
  connection.send(
    write({
      type: messageType.completion,
      invocationId,
      ...(error === undefined ? (result === undefined ? {} : { result }) : { error }),
    }),
  );

/** `null` for arguments that the method does not take. */
function argumentsOf<M extends Member>(found: HubMethod<M> | undefined, call: Invocation) {
  // No method takes values that the client would go on sending.
  if (!found || call.streamIds?.length) return null;
  return found.args.safeParse(call.arguments).data ?? null;
}

const refusal = (found: unknown, call: Invocation): string =>
  found
    ? `Failed to invoke '${nameOf(call)}' due to an error on the server.`
    : `Unknown hub method '${nameOf(call)}'`;

const nameOf = ({ target }: Invocation): string => target.slice(0, 60);

function stop(iterator: AsyncIterator<unknown> | undefined): void {
  // Whoever waits for its next value gets its end.
  iterator?.return?.().catch(() => undefined);
}
