import type { Failure, RanTest, SkippedTest } from '../lib/test-runners.mjs';

export declare function judge(asked: {
  row: { id: string; what: string; bar: string; command?: string };
  tests: RanTest[];
  skipped: SkippedTest[];
  unsteady: Failure[];
  commands: Map<string, number>;
  broken?: string;
  reason?: string;
}): {
  verdict: 'ok' | 'listed' | 'SHORT';
  isGood: boolean;
  failed: string[];
  leftOut: string[];
  unsteady: string[];
};
