import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAims } from '../../../scripts/bench/aims.ts';
import { besideTable } from '../../../scripts/bench/report.ts';

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
});

it('a run ends with 1 where a figure is above its aim or was not measured, and else with 0', () => {
  const told = vi.spyOn(console, 'log').mockReturnValue();
  const good = createAims();
  expect([good.atMost('a jump', 1.15, 1.15), good.atLeast('a page', 0.5, 0.5)]).toEqual([
    'reached at most 1.15',
    'reached at least 0.5',
  ]);
  good.end();
  expect(process.exitCode).toBe(before);

  const short = createAims();
  expect(short.atMost('a jump', 1.16, 1.15)).toBe('short of at most 1.15');
  short.atLeast('a page', 0.49, 0.5);
  short.atMost('a search', Number.NaN, 1);
  short.end();
  expect(process.exitCode).toBe(1);
  expect(told.mock.calls.flat()).toEqual(
    expect.arrayContaining(['  a jump came to 1.16: at most 1.15', '  a page came to 0.49: at least 0.5']),
  );
  expect(short.missed).toHaveLength(3);
});

it('a run that measured nothing said that every aim is reached', () => {
  const told = vi.spyOn(console, 'log').mockReturnValue();
  createAims().end();
  expect(process.exitCode).toBe(1);
  expect(told.mock.calls.flat()).toContain('  nothing was measured');
});

it('a table of calls names those that fell short', () => {
  const aims = createAims();
  const aim = { beside: 'fastest', times: 0.5 } as const;
  const figures = (rate: number) => ({ rate, p50: 1, p99: 2 });
  const call = (name: string) => ({ list: 'users', name, aim, growth: null, seconds: 1 }) as never;
  const round = (host: number) =>
    new Map([
      ['host', figures(host)],
      ['plain', figures(1)],
      ['fastest', figures(100)],
    ]) as never;
  besideTable(
    [
      { call: call('first page'), callers: 16, rounds: [round(60)] },
      { call: call('search'), callers: 16, rounds: [round(40)] },
    ],
    aims,
  );
  expect(aims.missed).toEqual(['users search, host : fastest came to 0.4: at least 0.5']);
});

describe('every command that measures', () => {
  const commands = readdirSync('scripts/commands').filter((name) => name.startsWith('bench'));
  it.each(commands)('%s ends by its aims', (name) => {
    const text = readFileSync(`scripts/commands/${name}`, 'utf8');
    // That of the hub lays its findings before its own report, which ends with 1 as well.
    expect(text).toMatch(name === 'bench-live.ts' ? /from '\.\.\/hub\/report\.ts'/ : /^aims\.end\(\);$/m);
    expect(text).toMatch(name === 'bench-live.ts' ? /isGood/ : /aims\.at(?:Most|Least)\(|, aims\)/);
  });
});
