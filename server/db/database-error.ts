import { AppError, type HostErrorCode } from '#contract/errors.ts';
import { driverErrors } from './driver-errors.ts';

/** What a database error means to the caller, or `null` when it is not one. */
export function databaseError(error: unknown): AppError | null {
  for (const { code, message } of driverErrors(error)) {
    const known = CODES[code] ?? (code.startsWith('08') ? 'unavailable' : undefined);
    if (known) return new AppError(known);
    if (LOST_CONNECTION.test(message)) return new AppError('unavailable');
  }
  return null;
}

const CODES: Readonly<Record<string, HostErrorCode>> = {
  '22021': 'malformed', // a byte that is no text
  '22P05': 'malformed',
  '23505': 'duplicate', // of a unique index that no field names
  '25P03': 'unavailable', // a transaction in which nothing was done for too long
  '40001': 'unavailable', // retried already, and still in the way
  '40P01': 'unavailable',
  '53100': 'unavailable', // disk full
  '53300': 'unavailable', // too many connections
  '55P03': 'unavailable', // held by somebody for longer than callers wait
  '57014': 'unavailable', // a statement that took longer than any may
  '57P01': 'unavailable', // the server is going down
  '57P02': 'unavailable',
  '57P03': 'unavailable', // the server is starting
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOTFOUND: 'unavailable',
};
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;
