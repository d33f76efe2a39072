export interface RanTest {
  file: string;
  title: string;
  isPassed: boolean;
  figures: string[];
}

/** A test that did not run, and why. */
export interface SkippedTest {
  file: string;
  title: string;
  reason: string;
}

export interface Failure {
  file?: string;
  title: string;
  why?: string;
}

export interface TestRun {
  code: number;
  passed: number;
  failed: number;
  failures: Failure[];
  unsteady: Failure[];
  ran: RanTest[];
  skipped: SkippedTest[];
}

interface Asked {
  args?: string[];
  env: Record<string, string | undefined>;
}

export declare function runVitest(
  options: Asked & { files?: string[] },
  runOnce?: (options: Asked) => Promise<TestRun>,
): Promise<TestRun>;
