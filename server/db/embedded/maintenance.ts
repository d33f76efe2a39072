import type { Pool } from 'pg';
import type { DatabaseLog } from '../database.ts';

export interface MaintenanceOptions {
  pool: Pool;
  log: DatabaseLog;
  /** Calls made to the engine so far, by anybody: unchanged between two looks means idle. */
  callCount: () => number;
  schedule?: MaintenanceSchedule;
}

export interface MaintenanceSchedule {
  /** Milliseconds between two looks. */
  look: number;
  /** Milliseconds after which written data is checkpointed. */
  checkpointAfter: number;
  /** Bytes of write-ahead log that are checkpointed at once, so that it does not fill the disk. */
  checkpointBytes: number;
  /** Milliseconds without a call before the tables are vacuumed. */
  vacuumIdle: number;
  /** Bytes of write-ahead log that make a vacuum worth while. */
  vacuumBytes: number;
  /** Milliseconds after which tables with any change are vacuumed although there is no idle time. */
  vacuumOverdue: number;
}

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

const defaultSchedule: MaintenanceSchedule = {
  look: 15_000,
  checkpointAfter: 3 * MINUTE,
  checkpointBytes: 32 * MEGABYTE,
  vacuumIdle: MINUTE,
  vacuumBytes: 2 * MEGABYTE,
  vacuumOverdue: 24 * 60 * MINUTE,
};

/**
 * Does what PostgreSQL's background processes do elsewhere: the embedded engine has none, so without this
 * its log grows without end and the planner never learns about the tables. Resolves to the function that
 * stops it, which waits for what it is doing.
 */
export async function startMaintenance(options: MaintenanceOptions): Promise<() => Promise<void>> {
  const { pool, log, callCount, schedule = defaultSchedule } = options;
  const start = { at: Date.now(), position: await position(pool) };
  let checkpoint = start;
  let vacuum = start;
  let idleSince = Date.now();
  let calls = callCount();
  let running: Promise<void> | null = null;

  const look = async () => {
    const now = Date.now();
    if (callCount() !== calls) idleSince = now;
    const written = await position(pool);

    const unvacuumed = written - vacuum.position;
    const isIdle = now - idleSince >= schedule.vacuumIdle && unvacuumed >= schedule.vacuumBytes;
    const isOverdue = now - vacuum.at >= schedule.vacuumOverdue && unvacuumed > 0;
    if (isIdle || isOverdue) {
      await pool.query('vacuum (analyze)');
      vacuum = { at: Date.now(), position: await position(pool) };
    }

    const unsaved = written - checkpoint.position;
    const isDue = now - checkpoint.at >= schedule.checkpointAfter && unsaved > 0;
    if (isDue || unsaved >= schedule.checkpointBytes) {
      await pool.query('checkpoint');
      checkpoint = { at: Date.now(), position: await position(pool) };
    }
    calls = callCount();
  };

  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'The embedded database was too busy for maintenance.'),
      )
      .finally(() => {
        running = null;
      });
  }, schedule.look);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** How many bytes have ever been written to the write-ahead log. */
async function position(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}
