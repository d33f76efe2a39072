import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

export interface Backend {
  readonly serverVersion: string;
  /** Calls answered or refused so far: unchanged means idle. */
  callCount: () => number;
  /** Hands whole protocol messages to PostgreSQL and resolves to its whole answer. */
  exec: (request: Uint8Array) => Promise<Buffer>;
  /** The whole database as a tar file, to start other in-memory ones from. */
  snapshot: () => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

export interface BackendOptions extends WorkerOptions {
  /** Milliseconds after which a call without an answer means that the engine hangs; 120 000 when left out. */
  answerLimit?: number;
  /** Called once, when the engine can no longer be trusted to answer. */
  onFatal: (error: Error) => void;
}

interface Waiting {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
  watchdog: NodeJS.Timeout;
}

/**
 * Starts PostgreSQL in a worker thread. On a full or failing disk PostgreSQL stops inside its thread and
 * never answers again, so every call is watched; after `onFatal` all calls are refused and the process
 * should end and be started again.
 */
export function startBackend(options: BackendOptions): Promise<Backend> {
  const { answerLimit = 120_000, onFatal, ...workerData } = options;
  const worker = startWorker(workerData);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let settled = 0;
  let failure: Error | null = null;
  let onClosed: (() => void) | null = null;
  let onReady: ((serverVersion: string) => void) | null = null;
  let onStartFailed: ((error: Error) => void) | null = null;

  const fail = (error: Error) => {
    if (failure || onClosed) return;
    failure = error;
    void worker.terminate();
    for (const call of waiting.values()) {
      clearTimeout(call.watchdog);
      call.reject(error);
    }
    waiting.clear();
    if (onStartFailed) onStartFailed(error);
    else onFatal(error);
  };

  const settle = (id: number): Waiting | undefined => {
    const call = waiting.get(id);
    waiting.delete(id);
    clearTimeout(call?.watchdog);
    settled += 1;
    return call;
  };

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') onReady?.(message.serverVersion);
    else if (message.kind === 'answer') settle(message.id)?.resolve(message.bytes);
    else if (message.kind === 'refused') settle(message.id)?.reject(new Error(message.reason));
    else if (message.kind === 'panic') fail(new Error(`The embedded database stopped: ${message.line}`));
    else onClosed?.();
  });
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => {
    onClosed?.();
    fail(new Error(`The embedded database's thread ended by itself (code ${code}).`));
  });

  const call = (message: { kind: 'exec'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'snapshot' }) =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      if (failure) return reject(failure);
      if (onClosed) return reject(new Error('The embedded database is closed.'));
      lastId += 1;
      const id = lastId;
      const watchdog = setTimeout(
        () => fail(new Error(`The embedded database gave no answer for ${answerLimit / 1000} s.`)),
        answerLimit,
      );
      waiting.set(id, { resolve, reject, watchdog });
      const request: ToWorker = { ...message, id };
      worker.postMessage(request, request.kind === 'exec' ? [request.bytes.buffer] : []);
    });

  return new Promise((resolve, reject) => {
    onStartFailed = reject;
    onReady = (serverVersion) => {
      onStartFailed = null;
      resolve({
        serverVersion,
        callCount: () => settled,
        exec: async (request) => {
          // A copy, because its memory moves to the worker.
          const answer = await call({ kind: 'exec', bytes: new Uint8Array(request) });
          return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
        },
        snapshot: () => call({ kind: 'snapshot' }),
        close: () =>
          new Promise((closed) => {
            if (failure || onClosed) return closed();
            onClosed = closed;
            // A hanging engine never says goodbye; what it acknowledged is on the disk all the same.
            setTimeout(() => void worker.terminate(), CLOSE_LIMIT).unref();
            const request: ToWorker = { kind: 'close' };
            worker.postMessage(request);
          }),
      });
    };
  });
}

const CLOSE_LIMIT = 5_000;

function startWorker(workerData: WorkerOptions): Worker {
  // In the bundle the worker is an entry of its own beside this file.
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? './worker-from-source.js' : './embedded-worker.js';
  // No execArgv: what the process was started with (a loader, an inspector) is not the worker's.
  // Tens of megabytes, which move there in place of being copied.
  const transferList = workerData.snapshot ? [workerData.snapshot.buffer] : [];
  return new Worker(new URL(file, import.meta.url), { workerData, transferList, execArgv: [] });
}
