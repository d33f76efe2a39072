import autocannon from 'autocannon';
import type { BenchCall, Side } from './calls.ts';
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
  { call, side }: { call: BenchCall; side: Side },
  load: Load,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections: load.callers,
    duration: load.seconds,
    headers: { ...headersOf(call, token), 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, ...call.request(nextNumber(), side) }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.list} ${call.name} at ${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** One answer of a server, to be compared with another's. */
export async function answerOf(
  { url, token }: Target,
  { call, side }: { call: BenchCall; side: Side },
  n: number,
): Promise<unknown> {
  const { method, path, body } = call.request(n, side);
  const response = await fetch(url + path, { method, headers: headersOf(call, token), body: body ?? null });
  if (!response.ok)
    throw new Error(`${call.list} ${call.name} of ${side}: ${response.status} ${await response.text()}`);
  return response.json();
}

const headersOf = ({ isAnonymous }: BenchCall, token: string): Record<string, string> => ({
  ...(isAnonymous ? {} : { authorization: `Bearer ${token}` }),
  'accept-language': 'ar',
});

// One sequence for everybody: no round asks for what the round before has just warmed up.
let last = 0;
const nextNumber = (): number => (last += 1);
