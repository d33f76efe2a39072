import { setTimeout as wait } from 'node:timers/promises';

/** Callers who write without a pause, and remember what was acknowledged. */
export interface WriteLoad {
  /** The address in each message that the host said it has. */
  readonly kept: Set<string>;
  /** How often each status came; `broken` where the connection did. */
  readonly answers: Map<number | 'broken', number>;
  /** Refusals of 503 that do not say when to come again. */
  withoutRetryAfter: number;
  /** The longest that a call took, in milliseconds. */
  slowest: number;
  stop(): Promise<void>;
}

/** Starts `callers` that send messages of visitors to `address` and read a list, one call after the other. */
export function startWriteLoad(address: string, callers = 4): WriteLoad {
  let isOver = false;
  let sent = 0;
  const load: WriteLoad = {
    kept: new Set(),
    answers: new Map(),
    withoutRetryAfter: 0,
    slowest: 0,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
  const count = (status: number | 'broken') => load.answers.set(status, (load.answers.get(status) ?? 0) + 1);
  const one = async () => {
    while (!isOver) {
      sent += 1;
      const email = `visitor-${process.pid}-${sent}-${Math.random().toString(36).slice(2)}@example.com`;
      const startedAt = performance.now();
      const answer = await send(`${address}/api/ContactMessages/Add`, {
        email,
        phone: '+966501234567',
        message: 'رسالة قصيرة من زائر',
      });
      load.slowest = Math.max(load.slowest, performance.now() - startedAt);
      count(answer?.status ?? 'broken');
      if (answer?.status === 200) load.kept.add(email);
      if (answer?.status === 503 && !answer.headers.has('retry-after')) load.withoutRetryAfter += 1;
      // Nobody asks again at once after a refusal.
      await wait(answer?.status === 200 ? 5 : 50);
    }
  };
  const running = Array.from({ length: callers }, one);
  return load;
}

async function send(url: string, body: unknown): Promise<Response | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer;
  } catch {
    return null;
  }
}
