import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { LimiterFactory, Limits } from './auth/limits.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/file-store.ts';
import type { Caller } from './http/caller.ts';
import type { FanOut } from './live/fan-out/fan-out.ts';
import type { ChangeBus } from './live/change-bus.ts';
import type { LogReads } from './privacy/shown.ts';

/** What the parts of the provider host share. Made once, in `app.ts`. */
export interface Host {
  readonly env: Env;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly pool: Pool;
  /** Tells open screens what changed, after the commit. */
  readonly changes: ChangeBus;
  /** Tells every part of the host, in all its processes, what happened. */
  readonly fanOut: FanOut;
  /** Where limits are counted. */
  readonly limiter: LimiterFactory;
  /** The files of records. */
  readonly files: FileStore;
  /** Signs the links that show a draft. */
  readonly previewKey: Uint8Array;
  /** Called before an answer leaves, with the records that it shows. */
  readonly logReads: LogReads;
  /** How often callers may do what could be abused. */
  readonly limits: Limits;
  /** Who is calling: `null` without a token. Throws `unauthenticated` for a token that is not good any more. */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | null>;
  /** Called after a commit that changed what an account may do, so that its sessions notice at once. */
  readonly forgetCaller: (userId: number) => void;
}
