import autocannon from 'autocannon';
import type { Pool } from 'pg';
import type { BenchCall } from './calls.ts';
import type { Target } from './servers.ts';

export interface Figures {
  /** Per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Load {
  callers: number;
  seconds: number;
}

/** Callers who each ask again as soon as they are answered. Throws when any answer is not a success. */
export async function measureServer(
  { url, token }: Target,
  call: Pick<BenchCall, 'name' | 'request'>,
  load: Load,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections: load.callers,
    duration: load.seconds,
    headers: { ...headersOf(token), 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, ...call.request(nextNumber()) }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.name} at ${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The same on a pool, with no server between. */
export async function measureDriver(pool: Pool, call: BenchCall, load: Load): Promise<Figures> {
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + load.seconds * 1000;
  const caller = async () => {
    while (performance.now() < endsAt) {
      const askedAt = performance.now();
      await call.query(pool, nextNumber());
      times.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: load.callers }, caller));
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { rate: times.length / ((performance.now() - startedAt) / 1000), p50: at(0.5), p99: at(0.99) };
}

/** One answer of a server, to be compared with another's. */
export async function answerOf({ url, token }: Target, call: BenchCall, n: number): Promise<unknown> {
  const { method, path, body } = call.request(n);
  const response = await fetch(url + path, { method, headers: headersOf(token), body: body ?? null });
  if (!response.ok) throw new Error(`${call.name} at ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'accept-language': 'ar' });

// One sequence for everybody: no round asks for what the round before has just warmed up.
let last = 0;
const nextNumber = (): number => (last += 1);
