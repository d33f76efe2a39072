import { ResourceError } from '#contract/check-resource.ts';
import { FolderInUseError } from './db/embedded/folder-lock.ts';
import { EnvError } from './env.ts';
import { DataDirError } from './prepare-data-dir.ts';

/** What a person can mend about a start that failed, in one sentence; `null` for what only we can. */
export function sentenceFor(error: unknown): string | null {
  if (MENDABLE.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    const isListening = 'syscall' in current && ['listen', 'bind'].includes(String(current.syscall));
    if (code === 'EADDRINUSE')
      return `PORT ${'port' in current ? String(current.port) : ''} is in use by another process. Stop it, or choose another port.`;
    if (isListening || code === 'EADDRNOTAVAIL') return `HOST or PORT cannot be listened on (${code}).`;
    if (DATABASE_CODES.test(code)) return `DATABASE_URL: the database does not let us in (${code}).`;
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return `HOST or DATABASE_URL names a host that is not found (${code}).`;
  }
  return null;
}

const MENDABLE = [EnvError, FolderInUseError, DataDirError, ResourceError];
// Refused, unreachable, too slow; unknown role, wrong password, unknown database.
const DATABASE_CODES = /^(ECONNREFUSED|EHOSTUNREACH|ETIMEDOUT|28000|28P01|3D000)$/;
