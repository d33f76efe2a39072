import type { z } from 'zod';
import type { Connection, Member } from './connection.ts';

/** What clients may call. Arguments are checked before anything is done with them. */
export interface HubMethod<M extends Member> {
  readonly args: z.ZodType<readonly unknown[]>;
  readonly run?: (connection: Connection<M>, args: readonly unknown[]) => unknown;
  readonly stream?: (connection: Connection<M>, args: readonly unknown[]) => AsyncIterable<unknown>;
}

/** By name. Callers write it in any letter case, as with ASP.NET. */
export type HubMethods<M extends Member> = Readonly<Record<string, HubMethod<M>>>;

/** A method that gives one value, or none. */
export const method = <M extends Member, Args extends readonly unknown[]>(
  args: z.ZodType<Args>,
  run: (connection: Connection<M>, args: Args) => unknown,
): HubMethod<M> => ({
  args,
  // The dispatcher passes exactly what this schema let through.
  run: (connection, given) => run(connection, given as Args),
});

/** A method that gives values until it ends, or until the client has enough of them. */
export const streaming = <M extends Member, Args extends readonly unknown[]>(
  args: z.ZodType<Args>,
  stream: (connection: Connection<M>, args: Args) => AsyncIterable<unknown>,
): HubMethod<M> => ({
  args,
  // As above.
  stream: (connection, given) => stream(connection, given as Args),
});
