import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

export interface Heartbeat {
  /** Resolves to false when another machine keeps the file alive; `onLost`: it was taken over later. */
  start(onLost: () => void): Promise<boolean>;
  stop(): Promise<void>;
}

interface HeartbeatTimes {
  /** Milliseconds between two beats. */
  beat: number;
  /** Milliseconds without a beat after which the owner counts as dead. */
  silence: number;
}

/**
 * A file that its owner rewrites every few seconds. Whether a stranger's file is alive is found by watching
 * it change, never by comparing clocks: two machines need not agree about the time.
 */
export function createHeartbeat(
  file: string,
  { beat, silence }: HeartbeatTimes = { beat: 2_000, silence: 8_000 },
): Heartbeat {
  const owner = `${machine()} ${randomUUID()}`;
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const content = () => readFile(file, 'utf8').catch(() => null);
  const write = () => writeFile(file, `${owner} ${(count += 1)}`);

  return {
    async start(onLost) {
      const before = await content();
      // A file of this machine is a dead process's: the caller holds the machine's own lock already.
      const isForeign = before !== null && !before.startsWith(machine());
      if (isForeign) {
        await wait(silence);
        if ((await content()) !== before) return false;
      }
      await write();
      if (isForeign) {
        // Two machines may have waited side by side; the one whose words stand afterwards has won.
        await wait(beat);
        if (!(await content())?.startsWith(owner)) return false;
      }
      timer = setInterval(() => {
        writing = writing.then(async () => {
          const now = await content();
          if (now !== null && !now.startsWith(owner)) {
            clearInterval(timer);
            onLost();
            return;
          }
          // A disk that refuses one beat may take the next; the lock of this machine stands meanwhile.
          await write().catch(() => undefined);
        });
      }, beat);
      timer.unref();
      return true;
    },
    async stop() {
      clearInterval(timer);
      await writing;
      if ((await content())?.startsWith(owner)) await rm(file, { force: true });
    },
  };
}

/** One word for everything within reach of this machine's socket names: a container is a machine of its own. */
function machine(): string {
  const network = '/proc/self/ns/net';
  const boot = '/proc/sys/kernel/random/boot_id';
  return [
    os.hostname(),
    existsSync(boot) ? readFileSync(boot, 'utf8').trim() : '',
    existsSync(network) ? readlinkSync(network) : '',
  ].join('|');
}
