import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { Pool } from 'pg';
import type { DatabaseLog, EmbeddedDatabase } from '../database.ts';
import { endPool, isPoolReady } from '../pool-state.ts';
import { startBackend, type Backend } from './backend.ts';
import { createBridge } from './bridge.ts';
import { prepareDataFolder } from './data-folder.ts';
import { embeddedPool } from './embedded-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { serveLocally } from './local-socket.ts';
import { startMaintenance } from './maintenance.ts';

export interface EmbeddedOptions {
  dataDir: string | null;
  snapshot?: Uint8Array<ArrayBuffer> | undefined;
  log: DatabaseLog;
  onFatal: (error: Error) => void;
}

/** Opens the embedded database: PostgreSQL inside this process, for one process alone. */
export function connectEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  return options.dataDir === null ? openInMemory(options) : openInFolder(options, options.dataDir);
}

async function openInMemory({ snapshot, log, onFatal }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const backend = await startBackend({ folder: null, onFatal, ...(snapshot ? { snapshot } : {}) });
  const pool = openPool(createBridge(backend), log);
  return {
    ...shared(pool),
    snapshot: backend.snapshot,
    async close() {
      await endPool(pool);
      await backend.close();
    },
  };
}

async function openInFolder(options: EmbeddedOptions, dataDir: string): Promise<EmbeddedDatabase> {
  const { log, onFatal } = options;
  const folder = path.resolve(dataDir, 'database');
  const lock = await lockFolder(folder, { onLost: onFatal });
  let backend: Backend | undefined;
  const letGo = async () => {
    await backend?.close();
    await lock.release();
  };
  try {
    const dataFolder = await prepareDataFolder(folder);
    const opened = await startBackend({ folder, onFatal });
    backend = opened;
    await dataFolder.confirm();
    const connect = createBridge(opened);
    const pool = openPool(connect, log);
    const stopServing = await serveLocally(dataDir, { connect, log });
    const stopMaintenance = await startMaintenance({ pool, log, callCount: opened.callCount });
    return {
      ...shared(pool),
      snapshot: opened.snapshot,
      async close() {
        await stopMaintenance();
        await stopServing();
        await endPool(pool);
        await letGo();
      },
    };
  } catch (error) {
    await letGo();
    throw error;
  }
}

const shared = (pool: Pool) =>
  ({
    kind: 'embedded',
    pool,
    isReady: () => isPoolReady(pool),
  }) as const;

const openPool = (stream: () => Duplex, log: DatabaseLog): Pool =>
  embeddedPool({ stream, max: 8 }, (error) =>
    log.warn({ err: error }, 'A connection to the embedded database was lost.'),
  );
