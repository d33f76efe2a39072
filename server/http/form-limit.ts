import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { isStaff } from '#contract/roles.ts';
import { addressKey } from '../auth/address-key.ts';
import type { Around } from './register-routes.ts';

/** A form lies in memory until it is answered, four files of 5 MB at most: all of them 250 MB. */
const PER_HOST = 12;
/** Of clients, who sign themselves up: so that however many they are, the firm's own work goes on. */
const OF_CLIENTS = 8;
/** More than anybody sends from two tabs, and not so many that one account keeps the others out. */
const PER_SENDER = 4;

/**
 * Limits how many forms are taken at once, from one sender and from all. Whoever comes after them is sent away with
 * `tooManyRequests` before anything is read. A form that is no larger than a body of JSON may be counts for nothing.
 */
export function createFormLimit(): Around {
  const underWay = new Map<string, number>();
  let all = 0;
  let ofClients = 0;
  return async (request, work) => {
    if (!isLarge(request)) return work();
    const sender = senderOf(request);
    const own = underWay.get(sender) ?? 0;
    const isClient = !isStaff(request.admission?.caller?.role ?? null);
    if (all === PER_HOST || own === PER_SENDER || (isClient && ofClients === OF_CLIENTS))
      throw new AppError('tooManyRequests', { params: { seconds: 5 } });
    all += 1;
    if (isClient) ofClients += 1;
    underWay.set(sender, own + 1);
    try {
      return await work();
    } finally {
      all -= 1;
      if (isClient) ofClients -= 1;
      const left = (underWay.get(sender) ?? 1) - 1;
      if (left > 0) underWay.set(sender, left);
      else underWay.delete(sender);
    }
  };
}

/** Without a length it may be of any. */
const isLarge = (request: FastifyRequest): boolean =>
  request.isMultipart() &&
  !(Number(request.headers['content-length'] ?? Infinity) <= request.routeOptions.bodyLimit);

const senderOf = ({ admission, ip }: FastifyRequest): string =>
  admission?.caller ? String(admission.caller.userId) : addressKey(ip);
