import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a negotiation agreed on. */
export interface Ticket {
  readonly id: string;
  readonly userId: number;
  /** In milliseconds. */
  readonly issuedAt: number;
  readonly isStateful: boolean;
}

export interface ConnectionTokens {
  issue(ticket: Ticket): string;
  /** `null` for what is not ours. */
  read(token: string): Ticket | null;
}

const ticketSchema = z.tuple([z.string(), z.number(), z.number(), z.boolean()]);

/** Signed, so that the socket may reach another process than the one that was negotiated with. */
export function createConnectionTokens(key: Uint8Array): ConnectionTokens {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue({ id, userId, issuedAt, isStateful }) {
      const text = Buffer.from(JSON.stringify([id, userId, issuedAt, isStateful])).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(token) {
      const [text = '', signature = ''] = token.split('.');
      const [expected, given] = [sign(text), Buffer.from(signature, 'base64url')];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [id, userId, issuedAt, isStateful] = ticketSchema.parse(
        JSON.parse(Buffer.from(text, 'base64url').toString()),
      );
      return { id, userId, issuedAt, isStateful };
    },
  };
}
