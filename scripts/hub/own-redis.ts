import { type ChildProcess, spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { pause } from './wait.ts';

/**
 * Starts a Redis that keeps nothing, and waits until it answers. Throws when it does not. It never outlives this
 * process, whatever ends it by itself.
 */
export async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const isGone = new Promise<never>((_done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      process.off('exit', end);
      fail(new Error(`redis-server ended with ${code}`));
    });
  });
  try {
    await Promise.race([isGone, answers(port)]);
  } catch (error) {
    end();
    throw error;
  }
  // It is ended by whoever started it.
  isGone.catch(() => undefined);
  return child;
}

async function answers(port: number): Promise<void> {
  const probe = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null });
  probe.on('error', () => undefined);
  const failed = pause(10_000).then(() => {
    throw new Error('redis-server does not answer');
  });
  try {
    await Promise.race([probe.ping(), failed]);
  } finally {
    failed.catch(() => undefined);
    probe.disconnect();
  }
}
