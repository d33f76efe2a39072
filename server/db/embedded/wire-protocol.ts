// The few messages of PostgreSQL's protocol (version 3) that the bridge reads or writes itself.

export type TransactionStatus = 'idle' | 'open';

/** What a server says after accepting a connection: no password, its settings, ready. */
export const greeting = (serverVersion: string): Buffer =>
  Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...Object.entries({
      server_version: serverVersion,
      server_encoding: 'UTF8',
      client_encoding: 'UTF8',
      DateStyle: 'ISO, MDY',
      integer_datetimes: 'on',
      standard_conforming_strings: 'on',
      TimeZone: 'UTC',
    }).map((setting) => message('S', strings(...setting))),
    message('K', Buffer.alloc(8)),
    readyForQuery,
  ]);

export const simpleQuery = (sql: string): Buffer => message('Q', strings(sql));

/** An error as the server would send it, followed by "ready", so that the client stays usable. */
export const refusal = ({ code, text }: { code: string; text: string }): Buffer =>
  Buffer.concat([
    message('E', Buffer.concat([strings('SERROR', 'VERROR', `C${code}`, `M${text}`), Buffer.from([0])])),
    readyForQuery,
  ]);

/** Length of the first packet, which has no type letter; null while it is incomplete. */
export function startupLength(bytes: Buffer): number | null {
  if (bytes.length < 4) return null;
  const length = bytes.readInt32BE(0);
  return bytes.length < length ? null : length;
}

/**
 * Finds how many bytes can be handed to the server: whole messages, up to the last that asks for an answer.
 * `goodbye` is true when the client said Terminate.
 */
export function completeRequest(bytes: Buffer): { length: number; goodbye: boolean } {
  let position = 0;
  let length = 0;
  while (bytes.length - position >= HEADER) {
    const type = String.fromCharCode(bytes.readUInt8(position));
    const next = position + 1 + bytes.readInt32BE(position + 1);
    if (bytes.length < next) break;
    if (type === 'X') return { length, goodbye: true };
    position = next;
    if (ASKS_FOR_ANSWER.has(type)) length = position;
  }
  return { length, goodbye: false };
}

/** The transaction status at the end of an answer, or null when the answer does not end in ReadyForQuery. */
export function closingStatus(answer: Buffer): TransactionStatus | null {
  const start = answer.length - READY_LENGTH;
  if (start < 0 || !answer.subarray(start, -1).equals(readyForQuery.subarray(0, -1))) return null;
  return answer.at(-1) === IDLE ? 'idle' : 'open';
}

/**
 * What a request does to the statements that the backend keeps by name: the one that it begins by preparing, with
 * where the rest of it starts, and those that it lets go.
 */
export function namedStatements(request: Buffer): {
  prepared: { name: string; end: number } | null;
  closed: string[];
} {
  const closed: string[] = [];
  let prepared = null;
  for (let at = 0; at < request.length; at = endOf(request, at)) {
    const type = request.readUInt8(at);
    if (type === PARSE && at === 0) {
      const name = textAt(request, HEADER);
      prepared = name === '' ? null : { name, end: endOf(request, 0) };
    } else if (type === CLOSE && request.readUInt8(at + HEADER) === STATEMENT) {
      closed.push(textAt(request, at + HEADER + 1));
    }
  }
  return { prepared, closed };
}

export const parseComplete = Buffer.from([0x31, 0, 0, 0, 4]);

/** Whether an answer begins by saying that a statement is prepared. */
export const isPrepared = (answer: Buffer): boolean => answer[0] === parseComplete[0];

const PARSE = 'P'.charCodeAt(0);
const CLOSE = 'C'.charCodeAt(0);
const STATEMENT = 'S'.charCodeAt(0);
const endOf = (bytes: Buffer, at: number): number => at + 1 + bytes.readInt32BE(at + 1);
const textAt = (bytes: Buffer, at: number): string => bytes.toString('utf8', at, bytes.indexOf(0, at));

const HEADER = 5;
const READY_LENGTH = 6;
const IDLE = 'I'.charCodeAt(0);
// Query, Sync, Flush, FunctionCall, CopyDone, CopyFail.
const ASKS_FOR_ANSWER = new Set(['Q', 'S', 'H', 'F', 'c', 'f']);

function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.write(type, 'latin1');
  header.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([header, body]);
}

function strings(...values: string[]): Buffer {
  return Buffer.from(values.map((value) => `${value}\0`).join(''));
}

const readyForQuery = message('Z', Buffer.from('I'));
