import { type ChildProcess, spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { pause } from './wait.ts';

/** Starts a Redis that keeps nothing, and waits until it answers. Throws when it does not. */
export async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const isGone = new Promise<never>((_done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`redis-server ended with ${code}`)));
  });
  await Promise.race([isGone, answers(port)]);
  // It is ended by whoever started it.
  isGone.catch(() => undefined);
  return child;
}

async function answers(port: number): Promise<void> {
  const probe = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null });
  probe.on('error', () => undefined);
  await Promise.race([
    probe.ping(),
    pause(10_000).then(() => {
      throw new Error('redis-server does not answer');
    }),
  ]);
  probe.disconnect();
}
