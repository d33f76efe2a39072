import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');

// Sent at once, not when this thread is next idle: after a PANIC it never is again.
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

// backend.ts is the only one who starts this worker, with these options.
const options = workerData as WorkerOptions;
const reportPanic = (line: string) => send({ kind: 'panic', line });
const engine = await openEngine({ ...options, onPanic: reportPanic }).catch((error: unknown) => {
  // Said before the thread ends: the reason PostgreSQL gave, if any, stands in the line before.
  reportPanic(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

port.on('message', (message: ToWorker) => {
  if (message.kind === 'close') void close();
  else void answer(message);
});

const version = await engine.query<{ server_version: string }>('show server_version');
send({ kind: 'ready', serverVersion: version.rows[0]?.server_version ?? '' });

async function answer(message: Exclude<ToWorker, { kind: 'close' }>) {
  const { id } = message;
  try {
    const bytes = message.kind === 'exec' ? await execute(message.bytes) : await takeSnapshot();
    send({ kind: 'answer', id, bytes }, [bytes.buffer]);
  } catch (error) {
    send({ kind: 'refused', id, reason: error instanceof Error ? error.message : String(error) });
  }
}

async function execute(request: Uint8Array) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // slice: the engine reuses its memory as soon as the callback returns.
  await engine.execProtocolRawStream(request, { onRawData: (part) => parts.push(part.slice()) });
  return joined(parts);
}

async function takeSnapshot() {
  const dump = await engine.dumpDataDir('none');
  return new Uint8Array(await dump.arrayBuffer());
}

async function close() {
  try {
    await engine.close();
  } finally {
    send({ kind: 'closed' });
    port?.close();
  }
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]) {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
