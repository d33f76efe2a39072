import type { Pool } from 'pg';

interface ConnectedDatabase {
  readonly pool: Pool;
  /** Whether the database answers within a few seconds. Never throws. */
  isReady(): Promise<boolean>;
  /** Waits for what is under way, then lets go of the database. */
  close(): Promise<void>;
}

export interface PostgresDatabase extends ConnectedDatabase {
  readonly kind: 'postgres';
}

export interface EmbeddedDatabase extends ConnectedDatabase {
  readonly kind: 'embedded';
  /** The whole database as bytes; another in-memory database can be started from them. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>>;
}

export type Database = EmbeddedDatabase | PostgresDatabase;

/** The part of the host's log that the database writes to. */
export interface DatabaseLog {
  warn(details: object, message: string): void;
}
