import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppFailure } from '#providers/http/app-failure.ts';
import { createQueryClient, retryDelay } from '#providers/http/query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (status: number, code = 'x') =>
  vi.fn(() => Promise.reject(new AppFailure({ code, status, message: '' })));

async function attempts(queryFn: () => Promise<never>): Promise<number[]> {
  const started = Date.now();
  const times: number[] = [];
  const client = createQueryClient();
  const observer = new QueryObserver(client, {
    queryKey: ['q'],
    queryFn: () => {
      times.push(Date.now() - started);
      return queryFn();
    },
  });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  return times;
}

describe('a failed query', () => {
  it.each([
    ['no answer', 0, 'network'],
    ['too many requests', 429, 'tooManyRequests'],
    ['a failing host', 500, 'serverError'],
    ['a host that is away', 503, 'unavailable'],
  ])('R330 R331 is tried three times, 1 s and 2 s apart: %s', async (_, status, code) => {
    expect(await attempts(failing(status, code))).toEqual([0, 1000, 3000]);
  });

  it.each([400, 401, 403, 404, 409, 422])('C-06 R332 is not tried again after %i', async (status) => {
    expect(await attempts(failing(status))).toEqual([0]);
  });

  it('R331 waits 1 s times two to the power of the attempt, 10 s at most', () => {
    expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('R330 runs and fails without a connection instead of waiting for one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await attempts(failing(0, 'network'))).toHaveLength(3);
  });
});

describe('a failed mutation', () => {
  it('C-06 R333 is not tried again', async () => {
    const write = failing(500);
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, { mutationFn: write });
    await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(AppFailure);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write).toHaveBeenCalledOnce();
  });
});
