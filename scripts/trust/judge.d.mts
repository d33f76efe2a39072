import type { RanTest } from '../lib/test-runners.mjs';

export declare function judge(asked: {
  row: { id: string; what: string; bar: string; command?: string };
  tests: RanTest[];
  commands: Map<string, number>;
  broken?: string;
  reason?: string;
}): { verdict: 'ok' | 'listed' | 'SHORT'; isGood: boolean; failed: string[] };
