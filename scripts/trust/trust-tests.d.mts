import type { RanTest, SkippedTest, TestRun } from '../lib/test-runners.mjs';

export declare function brokenBy(run: Pick<TestRun, 'code' | 'ran' | 'failures'>): string | undefined;

export declare function neverRun(skipped: SkippedTest[], ran: RanTest[]): SkippedTest[];
