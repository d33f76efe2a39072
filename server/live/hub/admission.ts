import type { IncomingMessage } from 'node:http';
import type { Connection, Member } from './connection.ts';
import type { Transport } from './pipe.ts';
import type { ConnectionTokens } from './connection-tokens.ts';
import type { Hub } from './hub.ts';

/** A call to the hub, whatever way it came. */
export interface HubCall {
  readonly headers: IncomingMessage['headers'];
  readonly query: URLSearchParams;
}

export interface AdmissionOptions<M extends Member> {
  hub: Hub<M>;
  tokens: ConnectionTokens;
  /** `null` for a token that is not good. */
  memberOf: (token: string) => Promise<M | null>;
  /** May a page of this origin connect? Programs name none. */
  isTrusted: (call: HubCall) => boolean;
}

/** An HTTP status that refuses. */
export type Refusal = 400 | 401 | 403 | 404 | 409 | 429;

export interface Admission<M extends Member> {
  /** Who is calling: by the token of a header, or of the address, where browsers have no other place for it. */
  memberOf(call: HubCall): Promise<M | Refusal>;
  /** The connection that was negotiated for this member; made by the first transport that asks for it. */
  connectionOf(call: HubCall, member: M, transport: Transport): Connection<M> | Refusal;
  /** The id in a connection token, for whoever may use it. */
  idOf(call: HubCall, member: M): string | Refusal;
}

export const isRefusal = (value: unknown): value is Refusal => typeof value === 'number';

export function createAdmission<M extends Member>(options: AdmissionOptions<M>): Admission<M> {
  const { hub, tokens } = options;

  function ticketOf({ query }: HubCall, member: M) {
    const token = query.get('id');
    if (!token) return 400;
    const ticket = tokens.read(token);
    // Somebody else's connection is as unknown as one that never was.
    return ticket?.userId === member.userId ? ticket : 404;
  }

  return {
    async memberOf(call) {
      if (!options.isTrusted(call)) return 403;
      const [, header] = /^Bearer +([\w.~+/=-]+) *$/i.exec(call.headers.authorization ?? '') ?? [];
      const token = header ?? call.query.get('access_token');
      return (token && (await options.memberOf(token))) || 401;
    },
    connectionOf(call, member, transport) {
      const ticket = ticketOf(call, member);
      if (isRefusal(ticket)) return ticket;
      const known = hub.find(ticket.id);
      if (known) return known;
      const isLate = Date.now() - ticket.issuedAt > hub.limits.handshakeMs;
      if (isLate || hub.hasEnded(ticket.id)) return 404;
      // Asked for before it was known that no socket gets through: the other transports go on by themselves.
      const isStateful = ticket.isStateful && transport === 'WebSockets';
      return hub.open({ id: ticket.id, member, isStateful }) ?? 429;
    },
    idOf(call, member) {
      const ticket = ticketOf(call, member);
      return isRefusal(ticket) ? ticket : ticket.id;
    },
  };
}
