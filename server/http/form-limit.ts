import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Around } from './register-routes.ts';
import type { AnyRoute } from './route.ts';
import { senderOf } from './sender.ts';

/** How many forms are taken at once, and how much they may hold: each lies in memory until it is answered. */
interface Room {
  readonly forms: number;
  readonly bytes: number;
}
const MB = 1024 * 1024;
const OF_HOST: Room = { forms: 12, bytes: 250 * MB };
/** Of clients, who sign themselves up: so that however many they are, the firm's own work goes on. */
const OF_CLIENTS: Room = { forms: 8, bytes: 165 * MB };
/** More than anybody sends from two tabs, and not so much that one account keeps the others out. */
const OF_SENDER: Room = { forms: 4, bytes: 85 * MB };

/**
 * Limits the forms that are taken at once, from one sender and from all. Whoever comes after them is sent away with
 * `tooManyRequests` before anything is read. A form that is no larger than a body of JSON may be counts for nothing.
 */
export function createFormLimit(): Around {
  const underWay = new Map<string, Room>();
  const isFull = (key: string, most: Room, bytes: number): boolean => {
    const { forms, bytes: held } = underWay.get(key) ?? NOTHING;
    return forms === most.forms || held + bytes > most.bytes;
  };
  const add = (key: string, more: Room): void => {
    const { forms, bytes } = underWay.get(key) ?? NOTHING;
    if (forms + more.forms === 0) underWay.delete(key);
    else underWay.set(key, { forms: forms + more.forms, bytes: bytes + more.bytes });
  };
  return async ({ request, route }, work) => {
    const bytes = bytesOf(request, route);
    if (!request.isMultipart() || bytes <= request.routeOptions.bodyLimit) return work();
    const { key: sender, isStaff } = senderOf(request);
    const rooms: [key: string, most: Room][] = [
      ['host', OF_HOST],
      [`sender ${sender}`, OF_SENDER],
    ];
    if (!isStaff) rooms.push(['clients', OF_CLIENTS]);
    if (rooms.some(([key, most]) => isFull(key, most, bytes)))
      throw new AppError('tooManyRequests', { params: { seconds: 5 } });
    for (const [key] of rooms) add(key, { forms: 1, bytes });
    try {
      return await work();
    } finally {
      for (const [key] of rooms) add(key, { forms: -1, bytes: -bytes });
    }
  };
}

const NOTHING: Room = { forms: 0, bytes: 0 };

/** What a form may come to hold in memory: what it says that it is, and no more than its route takes. */
function bytesOf({ headers, routeOptions }: FastifyRequest, { file, files }: Taken): number {
  const said = Number(headers['content-length'] ?? Infinity);
  const taken = (files?.max ?? 1) * ((files ?? file)?.maxBytes ?? 0) + routeOptions.bodyLimit;
  return Math.min(Number.isNaN(said) ? Infinity : said, taken);
}

type Taken = Pick<AnyRoute, 'file' | 'files'>;
