import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** For so long a name that is taken is asked for again. Milliseconds. */
const PATIENCE_MS = 1_000;
const RETRY_MS = 50;

/**
 * Takes a name on this machine that only one process can hold and that is free again as soon as the process
 * has ended. Resolves to null when another process (or another call) holds it.
 *
 * A child that is just being started has all that its parent had open until it becomes a program of its own, so that a
 * name may outlive its holder by a moment: it is asked for again before anybody is refused.
 */
export async function listenAlone(name: string): Promise<Server | null> {
  const address = addressFor(name);
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const server = await listen(address);
    if (server) return server;
    if (leavesFile && !(await answers(address))) {
      rmSync(address, { force: true });
      return listen(address);
    }
    if (Date.now() >= end) return null;
    await sleep(RETRY_MS);
  }
}

// Linux: the abstract namespace. Windows: named pipes. Elsewhere a socket file, which outlives its process.
const leavesFile = process.platform !== 'linux' && process.platform !== 'win32';

function addressFor(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    // exclusive: without it the workers of a cluster would share one socket, and all would win.
    server.listen({ path: address, exclusive: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
