import { isPrepared, namedStatements, parseComplete } from './wire-protocol.ts';

/** The one session of the backend, as connections use it. */
export interface Session {
  readonly serverVersion: string;
  exec(request: Buffer): Promise<Buffer>;
}

/**
 * Lets all connections share the statements that they name, as they share the one session of the backend: what one of
 * them has prepared is prepared for all, so a connection that prepares it too is told that it is done. Whoever uses a
 * name means the same text by it (`prepared` makes names of texts).
 */
export function sharingStatements(backend: Session): Session {
  const known = new Set<string>();
  return {
    serverVersion: backend.serverVersion,
    async exec(request) {
      const { prepared, closed } = namedStatements(request);
      for (const name of closed) known.delete(name);
      if (!prepared) return backend.exec(request);
      if (known.has(prepared.name))
        return Buffer.concat([parseComplete, await backend.exec(request.subarray(prepared.end))]);
      const answer = await backend.exec(request);
      if (isPrepared(answer)) known.add(prepared.name);
      return answer;
    },
  };
}
