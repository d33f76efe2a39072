import type { TestRun } from '../lib/test-runners.mjs';

export declare function brokenBy(run: Pick<TestRun, 'code' | 'ran' | 'failures'>): string | undefined;
